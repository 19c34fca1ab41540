import tseslint from 'typescript-eslint';
import { commonRules, FACADES, pageRules, queryRules, remoteRules, strictRules } from './common-rules.mjs';
import { allow, boundariesOf, policiesOfLayers, remoteElements } from './layers.mjs';
import { drawingImports, DRAWS, pageImports, restrictedImports, screenRules, sizeRules } from './security.mjs';

const SOURCES = ['src/**/*.{ts,tsx}'];
const OF_TESTS = ['**/*.test.*', '**/testing/**'];

/** A build's and a test's configuration use their presets; they import nothing of the remote but its descriptor. */
const configured = {
  from: { file: { categories: { anyOf: ['build-config'] } } },
  allow: { to: { element: { types: { anyOf: ['remote'] } } } },
};

/**
 * ESLint's configuration for a remote in a repository of its own: the rules that the site's own remotes keep.
 *
 * @param {string} root the folder of the repository
 */
export const remoteLint = (root) =>
  tseslint.config(
    { ignores: ['**/node_modules/', '**/dist/', '**/.*/', '**/playwright-report/', '**/test-results/'] },
    ...strictRules,
    boundariesOf(
      root,
      [...remoteElements('', []), { type: 'e2e', pattern: 'e2e' }].map((one) => ({ ...one, partialMatch: false })),
      [...policiesOfLayers({}), allow('e2e', 'remote-testing'), configured],
    ),
    commonRules,
    { files: SOURCES, ignores: OF_TESTS, rules: sizeRules },
    { files: SOURCES, ...pageRules },
    {
      files: SOURCES,
      ignores: OF_TESTS,
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          { paths: [...FACADES, ...restrictedImports, ...pageImports] },
        ],
        ...screenRules,
      },
    },
    {
      files: DRAWS,
      ignores: OF_TESTS,
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          { paths: [...FACADES, ...restrictedImports, ...drawingImports] },
        ],
      },
    },
    ...queryRules(SOURCES),
    ...remoteRules(''),
  );
