import { readFileSync } from 'node:fs';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { commonRules, FACADES, pageRules, queryRules, remoteRules, strictRules } from './common-rules.mjs';
import { allow, boundariesOf, policiesOfLayers, remoteElements } from './layers.mjs';
import { EXCUSED } from './query-failure.mjs';
import { drawingImports, DRAWS, pageImports, restrictedImports, screenRules, sizeRules } from './security.mjs';

const SOURCES = ['src/**/*.{ts,tsx}'];
const OF_TESTS = ['**/*.test.*', '**/testing/**'];

/** A build's and a test's configuration use their presets; they import nothing of the remote but its descriptor. */
const configured = {
  from: { file: { categories: { anyOf: ['build-config'] } } },
  allow: { to: { element: { types: { anyOf: ['remote'] } } } },
};

/** What one of the site's own remotes is excused of, where its files lie once it has been taken out. */
const excusedIn = (root) => {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const folder = `apps/${name}/`;
  const own = Object.entries(EXCUSED).filter(([file]) => file.startsWith(folder));
  return Object.fromEntries(own.map(([file, hooks]) => [file.slice(folder.length), hooks]));
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
    ...queryRules(SOURCES, excusedIn(root)),
    ...remoteRules(''),
  );
