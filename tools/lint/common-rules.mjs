import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { queryFailure } from './query-failure.mjs';
import {
  blankSyntax,
  drawingSyntax,
  facades,
  numberSyntax,
  remoteSyntax,
  restrictedSyntax,
  textSyntax,
  wordsSyntax,
} from './security.mjs';
import { styleSyntax } from './style-syntax.mjs';

/** Singletons of the page come from what lends them. */
export const FACADES = Object.entries(facades).map(([name, facade]) => ({
  name,
  message: `Import it from ${facade}.`,
  allowTypeImports: true,
}));

/** What ESLint and its plugin for TypeScript recommend. */
export const strictRules = [
  // Exceptions would be written into the code; there are none.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  ...tseslint.configs.recommended,
];

/** Rules of every file. */
export const commonRules = {
  languageOptions: { globals: globals.node },
  rules: {
    'no-restricted-syntax': ['error', ...restrictedSyntax],
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // Styled-components' theme is typed by an interface that adds nothing of its own.
    '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
    // Cleaning text of control characters means naming them.
    'no-control-regex': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
  },
};

/** Rules of what runs in a page. */
export const pageRules = {
  extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  languageOptions: { globals: globals.browser },
};

/**
 * What is asked of the server says how that failed.
 *
 * @param {string[]} files
 * @param {Record<string, Record<string, string>>} excused hooks by file, with the reason
 */
export const queryRules = (files, excused = {}) => [
  {
    files,
    ignores: ['**/*.test.*', '**/testing/**'],
    plugins: { barg: { rules: { 'query-failure': queryFailure } } },
    rules: { 'barg/query-failure': 'error' },
  },
  ...Object.entries(excused).map(([file, hooks]) => ({
    files: [file],
    rules: { 'barg/query-failure': ['error', Object.keys(hooks)] },
  })),
];

const ofRemotes = [restrictedSyntax, remoteSyntax, numberSyntax, blankSyntax, drawingSyntax, styleSyntax, wordsSyntax];

/**
 * What remotes must not say.
 *
 * @param {string} folder of a remote with a slash at its end; empty where the root is one
 */
export const remoteRules = (folder) => [
  {
    files: [`${folder}src/**`],
    ignores: ['**/*.test.*', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...ofRemotes.flat(), ...textSyntax] },
  },
  {
    // A story is for developers, and brings its own words.
    files: [`${folder}src/**/*.story.tsx`],
    rules: { 'no-restricted-syntax': ['error', ...ofRemotes.flat()] },
  },
];
