// Fluent messages and what they say. Read by Fluent's own parser; of what it can read, ours have texts, variables,
// other messages and choices by a variable (`tests/words-messages.test.ts` looks), so that little is needed to say them.

import { FluentResource, type Message } from '@fluent/bundle';

/** What a message is filled in with. */
export type Args = Record<string, string | number>;
export type Pattern = NonNullable<Message['value']>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

export class Messages {
  readonly #all = new Map<string, Pick<Message, 'value' | 'attributes'>>();
  readonly #plural: Intl.PluralRules;
  readonly #figures: Intl.NumberFormat;

  constructor(language: string, texts: readonly string[]) {
    this.#plural = new Intl.PluralRules(language);
    this.#figures = new Intl.NumberFormat(language);
    for (const text of texts) this.add(text);
  }

  /** Adds those of a file; what has been there before is said anew. */
  add(text: string): void {
    for (const message of new FluentResource(text).body) this.#all.set(message.id, message);
  }

  /** A message or, after a dot, one of its attributes. */
  find(id: string): Pattern | null {
    const [name = '', attribute] = id.split('.');
    const message = this.#all.get(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  /** A pattern filled in; what it lacks is listed in `missing`, and leaves its name in the text. */
  say(pattern: Pattern, args: Args, missing: string[] = []): string {
    if (typeof pattern === 'string') return pattern;
    return pattern.map((part) => (typeof part === 'string' ? part : this.#part(part, args, missing))).join('');
  }

  #part(part: Expression, args: Args, missing: string[]): string {
    if (part.type === 'select') {
      const value = part.selector.type === 'var' ? args[part.selector.name] : undefined;
      if (value === undefined) missing.push('');
      const fits = ({ key }: (typeof part.variants)[number]): boolean =>
        key.value === value || (typeof value === 'number' && key.value === this.#plural.select(value));
      const variant = part.variants.find(fits) ?? part.variants[part.star];
      return variant ? this.say(variant.value, args, missing) : '';
    }
    if (part.type === 'str' || part.type === 'num') return String(part.value);
    const found = part.type === 'var' ? args[part.name] : part.type === 'mesg' ? this.find(part.name) : null;
    if (found === null || found === undefined) {
      missing.push(part.name);
      return `{${part.type === 'var' ? '$' : ''}${part.name}}`;
    }
    if (part.type !== 'var') return this.say(found as Pattern, args, missing);
    return typeof found === 'number' ? this.#figures.format(found) : String(found);
  }
}
