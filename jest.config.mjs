import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageTests, testTimeout } from './tools/jest/page-tests.mjs';

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

/** One project for all: a worker finds and reads a module once for each project that it works for. */
const tests = pageTests(folders.map((folder) => `<rootDir>/${folder}/src`));
const inBrowser = {
  ...tests,
  rootDir: import.meta.dirname,
  setupFilesAfterEnv: [...tests.setupFilesAfterEnv, '<rootDir>/tools/jest/api-calls.cjs'],
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
  testTimeout,
  // Jest leaves a core to itself, which is half of a machine with two.
  maxWorkers: '100%',
  projects: [inBrowser, withoutBrowser],
};
