import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRule } from './tools/lint/import-rule.mjs';
import {
  blankSyntax,
  browserTestSyntax,
  drawingSyntax,
  facades,
  moduleStateSyntax,
  numberSyntax,
  pageImports,
  remoteSyntax,
  restrictedImports,
  restrictedSyntax,
  screenRules,
  sizeRules,
  storeSyntax,
  textSyntax,
  wordsSyntax,
} from './tools/lint/security.mjs';
import { styleSyntax } from './tools/lint/style-syntax.mjs';

/** Singletons of the page come from what lends them. */
const FACADES = Object.entries(facades).map(([name, facade]) => ({
  name,
  message: `Import it from ${facade}.`,
  allowTypeImports: true,
}));

const BROWSER = ['apps/shell/**', 'apps/*-remote/**', 'libs/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.*/',
      'libs/api-client/src/generated/',
      '**/playwright-report/',
      'tools/new-remote/template/',
      // As that, it becomes a file of a remote.
      'tools/new-remote/testing/whole-packages.tsx',
    ],
  },
  // Exceptions would be written into the code; there are none.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  tseslint.configs.recommended,
  importRule(import.meta.dirname),
  {
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
  },
  {
    files: ['apps/**', 'libs/**', 'tools/**'],
    // Tests and what is only data grow by what they tell.
    ignores: ['**/*.test.*', '**/testing/**', '**/testing.ts', 'apps/api/src/seed/**'],
    rules: { 'max-lines': sizeRules['max-lines'] },
  },
  {
    files: ['apps/**', 'libs/**', 'tools/**'],
    // One function registers all routes of a file: a list, of which each is short.
    ignores: ['**/*.test.*', '**/testing/**', '**/testing.ts', 'apps/api/src/seed/**', '**/*.routes.ts'],
    rules: { 'max-lines-per-function': sizeRules['max-lines-per-function'] },
  },
  { files: ['tools/jest/**'], languageOptions: { globals: globals.jest } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: BROWSER,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: BROWSER,
    ignores: [
      'libs/runtime/**',
      'libs/api-client/src/axios.ts',
      'libs/ui-kit/src/components/lazy-part/**',
      '**/*.mjs',
      '**/*.test.*',
      '**/testing/**',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [...FACADES, ...restrictedImports, ...pageImports] },
      ],
    },
  },
  {
    // What a visitor does is done with the page of this browser; of two lists of one rule the later one counts alone.
    files: ['libs/session/src/**'],
    ignores: ['**/*.test.*', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [...FACADES, ...restrictedImports] }],
    },
  },
  {
    files: BROWSER,
    ignores: ['libs/ui-kit/src/theme/media-queries.ts', '**/*.mjs', '**/*.test.*', '**/testing/**'],
    rules: screenRules,
  },
  {
    files: ['apps/shell/src/**', 'libs/**'],
    ignores: ['libs/runtime/src/browser-stores.ts', '**/*.mjs', '**/*.test.*', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[restrictedSyntax, storeSyntax, blankSyntax, drawingSyntax, styleSyntax].flat(),
      ],
    },
  },
  {
    // After those of all libraries: of two lists of one rule the later one counts alone.
    files: ['libs/ui-kit/src/**'],
    ignores: ['**/*.mjs', '**/*.test.*', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[restrictedSyntax, storeSyntax, blankSyntax, drawingSyntax, styleSyntax, numberSyntax].flat(),
      ],
    },
  },
  {
    files: ['apps/shell/src/**'],
    ignores: ['**/*.mjs', '**/*.test.*', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          restrictedSyntax,
          storeSyntax,
          blankSyntax,
          drawingSyntax,
          moduleStateSyntax,
          styleSyntax,
          numberSyntax,
          textSyntax,
          wordsSyntax,
        ].flat(),
      ],
    },
  },
  {
    files: ['apps/*-remote/src/**'],
    ignores: ['**/*.test.*', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        ...remoteSyntax,
        ...numberSyntax,
        ...blankSyntax,
        ...drawingSyntax,
        ...styleSyntax,
        ...textSyntax,
        ...wordsSyntax,
      ],
    },
  },
  {
    // A story is for developers, and brings its own words.
    files: ['apps/*-remote/src/**/*.story.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        ...remoteSyntax,
        ...numberSyntax,
        ...blankSyntax,
        ...drawingSyntax,
        ...styleSyntax,
        ...wordsSyntax,
      ],
    },
  },
  { files: ['e2e/**'], rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...browserTestSyntax] } },
);
