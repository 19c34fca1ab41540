import { parseArgs } from 'node:util';
import { runStage, type StageResult } from './run-stage.ts';
import { stages } from './stages.ts';
import { stopTestDatabase } from './test-database.ts';

const { values: options } = parseArgs({
  options: {
    // What takes long in full instead of as a selection.
    full: { type: 'boolean', default: false },
    // Names of stages, separated by commas.
    only: { type: 'string' },
    // Runs the API's tests on this PostgreSQL instead of the embedded one.
    'database-url': { type: 'string' },
  },
});

if (options.full) process.env.E2E_FULL = '1';
if (options['database-url']) process.env.TEST_DATABASE_URL = options['database-url'];

const chosen = options.only?.split(',');
const unknown = chosen?.filter((name) => !stages.some((stage) => stage.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}: choose from ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const results: StageResult[] = [];
for (const stage of stages) {
  if (!chosen || chosen.includes(stage.name)) results.push(await runStage(stage));
}
await stopTestDatabase();
report(results);

function report(all: StageResult[]): void {
  // At the end, because who reads the output of a long run begins there.
  for (const { name, failures = [] } of all) {
    for (const { test, reason } of failures)
      console.log(`\nFAILED in ${name}: ${test}\n${reason.replace(/^/gm, '  ')}`);
  }
  console.log('');
  for (const { name, passed, failed, seconds } of all) {
    console.log(
      `${failed ? 'FAILED' : 'passed'}  ${name.padEnd(10)} ${String(passed).padStart(5)} passed ` +
        `${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  const sum = (key: 'passed' | 'failed') => all.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 || all.length === 0 ? 1 : 0;
}
