import globals from 'globals';
import tseslint from 'typescript-eslint';
import { commonRules, FACADES, pageRules, queryRules, remoteRules, strictRules } from './tools/lint/common-rules.mjs';
import { importRule } from './tools/lint/import-rule.mjs';
import {
  blankSyntax,
  browserTestSyntax,
  drawingImports,
  DRAWS,
  drawingSyntax,
  moduleStateSyntax,
  numberSyntax,
  pageImports,
  restrictedImports,
  restrictedSyntax,
  screenRules,
  sizeRules,
  storeSyntax,
  textSyntax,
  wordsSyntax,
} from './tools/lint/security.mjs';
import { EXCUSED } from './tools/lint/query-failure.mjs';
import { styleSyntax } from './tools/lint/style-syntax.mjs';

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
      'tools/new-remote/repository/',
      'tools/new-remote/taken-out/',
      // As that, it becomes a file of a remote.
      'tools/new-remote/testing/whole-packages.tsx',
    ],
  },
  ...strictRules,
  importRule(import.meta.dirname),
  commonRules,
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
  { files: ['tools/webpack/hot/**'], languageOptions: { globals: { __resourceQuery: 'readonly' } } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: BROWSER,
    ...pageRules,
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
    files: ['apps/shell', 'apps/*-remote', 'libs/ui-kit'].flatMap((part) => DRAWS.map((files) => `${part}/${files}`)),
    ignores: ['libs/ui-kit/src/components/lazy-part/**', '**/*.test.*', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [...FACADES, ...restrictedImports, ...drawingImports] },
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
  ...queryRules(['apps/shell/src/**', 'apps/*-remote/src/**'], EXCUSED),
  ...remoteRules('apps/*-remote/'),
  { files: ['e2e/**'], rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...browserTestSyntax] } },
);
