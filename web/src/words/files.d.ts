/** Where the words are, by language and part of the page; `words.ts` makes it. */
declare module 'virtual:words' {
  const files: Record<`${'en' | 'cs'}-${'home' | 'game'}`, string>;
  export default files;
}
