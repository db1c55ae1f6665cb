// What the types cannot say about the page's code. How it looks is Prettier's business.

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist*/', 'test-results/', 'src/protocol.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // What is left out on purpose is called `_`, or stands beside the rest that is kept.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // An index is checked by the compiler (`noUncheckedIndexedAccess`): `!` is how one says that one knows better.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Doing nothing is a way to answer.
      '@typescript-eslint/no-empty-function': 'off',
      // Pictures are texts of SVG that `src/art` writes; nothing that people have typed is among them.
      'svelte/no-at-html-tags': 'off',
      // What is looked at but never watched is a plain Map or Set.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  // Playwright wants to see that nothing is asked for; what is measured is said.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off', 'no-console': 'off' } },
);
