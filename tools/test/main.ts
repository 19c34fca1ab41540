import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { USAGES } from '../bootstrap/usages.mjs';
import { lookForServers } from '../debian.ts';
import { bringFfmpeg } from '../ffmpeg.ts';
import { bringHaproxy } from '../haproxy.ts';
import { bringJanus } from '../janus.ts';
import { tellOutcome } from '../outcome.ts';
import { bringPgbouncer } from '../pgbouncer.ts';
import { readWords } from '../read-words.ts';
import { bringRedis } from '../redis.ts';
import { WORKSPACE } from '../workspace.ts';
import { eatOneCore } from './busy-core.ts';
import { runTogether, together, type Stage, type StageResult } from './run-stage.ts';
import { stages } from './stages.ts';
import { stopTestDatabase } from './test-database.ts';
import { notedSeconds, slowestOf } from './times.ts';

const { values: options } = readWords(
  {
    options: {
      // Runs everything instead of a selection.
      full: { type: 'boolean', default: false },
      // Names of stages, separated by commas.
      only: { type: 'string' },
      // Runs the chosen stages so many times.
      repeat: { type: 'string', default: '1' },
      // Occupies one core meanwhile.
      'beside-load': { type: 'boolean', default: false },
      // Runs the API's tests on this PostgreSQL instead of the embedded one.
      'database-url': { type: 'string' },
    },
  },
  USAGES.test ?? '',
);

if (options.full) process.env.E2E_FULL = '1';
if (options['database-url']) process.env.TEST_DATABASE_URL = options['database-url'];

const chosen = options.only?.split(',');
const unknown = chosen?.filter((name) => !stages.some((stage) => stage.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}: choose from ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

lookForServers();
bringFfmpeg();
bringHaproxy();
if (options.full) bringJanus();
bringPgbouncer();
bringRedis();

const SLOWEST = 10;
const results: StageResult[] = [];
const letGo = options['beside-load'] ? eatOneCore() : undefined;
for (let round = 0; round < Number(options.repeat); round += 1) {
  for (const group of together(stages.filter(isChosen))) results.push(...(await runTogether(group)));
}
letGo?.();
await stopTestDatabase();
report(results, notedSeconds(await readFile(path.join(WORKSPACE, 'docs/testing.md'), 'utf8')));

function isChosen({ name, isOfFullRun = false }: Stage): boolean {
  return chosen ? chosen.includes(name) : options.full || !isOfFullRun;
}

function report(all: StageResult[], noted: ReadonlyMap<string, number>): void {
  const slowest = slowestOf(
    all.flatMap(({ times = [] }) => times),
    SLOWEST,
  );
  if (slowest.length > 0) console.log('\nThe slowest:');
  for (const { test, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${test}`);
  for (const { test, reason } of all.flatMap(({ flaky = [] }) => flaky))
    console.log(`\nflaky: ${test}\n${reason.replace(/^/gm, '  ')}`);
  for (const { test, reason } of all.flatMap(({ skipped = [] }) => skipped))
    console.log(`\nskipped: ${test}\n  ${reason}`);
  // At the end, where readers of a long output begin.
  for (const { name, failures = [] } of all) {
    for (const { test, reason } of failures)
      console.log(`\nFAILED in ${name}: ${test}\n${reason.replace(/^/gm, '  ')}`);
  }
  console.log('');
  for (const { name, passed, failed, seconds } of all) {
    console.log(
      `${failed ? 'FAILED' : 'passed'}  ${name.padEnd(10)} ${String(passed).padStart(5)} passed ` +
        `${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s, noted ${noted.get(name) ?? '-'}`,
    );
  }
  const sum = (key: 'passed' | 'failed') => all.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  tellOutcome({ passed: sum('passed'), failed: sum('failed'), stages: all });
  process.exitCode = sum('failed') > 0 || all.length === 0 ? 1 : 0;
}
