import { spawn } from 'node:child_process';
import { USAGES } from '../bootstrap/usages.mjs';
import { tellOutcome } from '../outcome.ts';
import { readWords } from '../read-words.ts';
import { stopTestDatabase } from '../test/test-database.ts';
import { WORKSPACE } from '../workspace.ts';

const { values: options } = readWords(
  {
    options: {
      // Calls per operation.
      cases: { type: 'string', default: '1000' },
      // Repeats an earlier run; random by default.
      seed: { type: 'string', default: String(Math.trunc(Math.random() * 2 ** 31)) },
      // The id of one operation.
      only: { type: 'string', default: '' },
    },
  },
  USAGES.fuzz ?? '',
);

for (const name of ['cases', 'seed'] as const) {
  if (!/^\d{1,10}$/.test(options[name])) {
    console.error(`--${name} takes a whole number, not ${options[name]}`);
    process.exit(1);
  }
}

console.log(`${options.cases} cases an operation, --seed ${options.seed}`);
const child = spawn(process.execPath, ['--test', '--test-reporter=spec', 'apps/api/src/fuzz.test.ts'], {
  cwd: WORKSPACE,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_CASES: options.cases, FUZZ_SEED: options.seed, FUZZ_ONLY: options.only },
});
process.exitCode = await new Promise<number>((resolve, reject) => {
  child.once('error', reject);
  child.once('exit', (code) => resolve(code ?? 1));
});
await stopTestDatabase();
tellOutcome({ cases: Number(options.cases), seed: Number(options.seed), only: options.only || null });
