import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/* Everything that runs in a browser, and the libraries both sides share. What runs on a server only uses node:test. */
const serverApps = new Set(['api', 'edge']);
const serverLibs = new Set(['releases', 's3']);
const browserApps = readdirSync('apps').filter((name) => !serverApps.has(name));
const folders = [
  ...readdirSync('libs')
    .filter((name) => !serverLibs.has(name))
    .map((name) => join('libs', name)),
  ...browserApps.map((name) => join('apps', name)),
].filter((folder) => existsSync(join(folder, 'src')));

/** Published as ES modules only, which jest does not load as they are. */
const markdownPackages = [
  ...['react-markdown', 'remark-.+', 'mdast-.+', 'micromark.*', 'unist-.+', 'hast-.+', 'vfile.*', 'unified', 'bail'],
  ...['trough', 'devlop', 'is-plain-obj', 'ccount', 'zwitch', 'longest-streak', 'markdown-table', 'trim-lines'],
  ...['property-information', '.+-separated-tokens', 'decode-named-character-reference', 'character-.+'],
  ...['html-url-attributes', 'estree-util-.+', 'stringify-entities', 'parse-entities', 'is-.+', 'escape-string-regexp'],
];
const esmPackages = ['lucide-react', 'thumbhash', '@module-federation/.+', ...markdownPackages];

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** One project for all: a worker finds and reads a module once for each project that it works for. */
const inBrowser = {
  displayName: 'browser',
  rootDir: import.meta.dirname,
  roots: folders.map((folder) => `<rootDir>/${folder}/src`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/tools/jest/environment.cjs'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/matchers.cjs', '<rootDir>/tools/jest/api-calls.cjs'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json', 'mjs'],
  moduleNameMapper: { '\\.(woff2|css|svg|png|jpg|webp|avif|mp4)$': '<rootDir>/libs/ui-kit/src/testing/file-stub.cjs' },
  transform: { '\\.(ts|tsx|mjs|js)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};

/** What a server could draw: loaded where there is no browser. */
const withoutBrowser = {
  ...inBrowser,
  displayName: 'without-browser',
  roots: ['<rootDir>/tools/jest', '<rootDir>/apps/shell/src/testing'],
  testMatch: ['**/*.imports.cjs', '**/*.drawing.tsx'],
  testEnvironment: 'node',
  setupFiles: [],
  setupFilesAfterEnv: [],
};

export default {
  // For a test that hangs: a machine that is busy with other work must not fail one.
  testTimeout: 30_000,
  // Jest leaves a core to itself, which is half of a machine with two.
  maxWorkers: '100%',
  projects: [inBrowser, withoutBrowser],
};
