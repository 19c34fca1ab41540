import { playwrightEnvironment } from './browser.ts';
import { readJestCounts, readNodeCounts, readPlaywrightCounts } from './counts.ts';
import { reportOf, type Stage } from './run-stage.ts';

const nx = (...targets: string[]): Pick<Stage, 'command' | 'env'> => ({
  command: ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', ...targets, '--outputStyle=static'],
  env: { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
});

/** Everything that `npm test` and `npm run test:full` run, quick stages first. */
export const stages: Stage[] = [
  // Concurrently, for what has changed since the last time.
  { name: 'check', ...nx('lint', 'types') },
  // `check` joins projects of much the same options, where one could lean on what another declares for all of them.
  { name: 'projects', isOfFullRun: true, command: ['tools/types.mjs', '--each'] },
  { name: 'contract', isOneCore: true, command: ['tools/generate-client.ts', '--check'] },
  { name: 'openapi', isOneCore: true, command: ['tools/openapi/lint.ts'] },
  { name: 'deployed', isOneCore: true, command: ['tools/contract/main.ts'] },
  {
    name: 'unit',
    command: ['node_modules/jest/bin/jest.js', '--json', '--outputFile={report}', '--silent'],
    readCounts: readJestCounts,
  },
  {
    name: 'api',
    command: ['tools/test/server-tests.ts', '{report}'],
    readCounts: readNodeCounts,
  },
  // What inserts millions of rows first, waits for processes that were killed, or makes many films.
  {
    name: 'long',
    isOfFullRun: true,
    command: [
      'tools/test/server-tests.ts',
      '{report}',
      'apps/api/src/**/*.full.test.ts',
      'tools/!(black-box)/**/*.full.test.ts',
    ],
    readCounts: readNodeCounts,
  },
  // One process and several from outside, under load, and killed.
  {
    name: 'outside',
    isOfFullRun: true,
    command: ['tools/test/server-tests.ts', '{report}', 'tools/black-box/*.full.test.ts'],
    readCounts: readNodeCounts,
  },
  { name: 'build', ...nx('build') },
  {
    name: 'e2e',
    command: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=list,json'],
    env: async () => ({ ...(await playwrightEnvironment()), PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}' }),
    readCounts: readPlaywrightCounts,
  },
  // Needs every browser spec: a selection makes fewer calls.
  { name: 'calls', isOfFullRun: true, command: ['tools/test/page-calls.ts', reportOf('e2e')] },
];
