#!/usr/bin/env node
import { asksForJson, endOf, startTold, withoutJson } from '../bootstrap/told.mjs';
import { wantsHelp } from '../wants-help.ts';
import { WORKSPACE } from '../workspace.ts';
import { PROGRAMS } from './programs.ts';
import { passSignalsTo, runProgram } from './run-program.ts';
import { typescriptFlags } from './typescript-flags.ts';

const USAGE = `Usage: npx barg-remote <command>, in the repository of a remote

  build              builds it into dist/
  dev                serves it, built anew after each change, alone and for a running site
  types, lint, test  its types, the rules of all remotes, its unit tests; further words go to tsc, eslint and jest
  check              builds it, runs these, and compares it with what a site runs; publishes nothing
  deploy             the same, and publishes it
  canary, promote, rollback, pause, resume, retire, list, history, webhook, keygen
                     what else a team does with a site: npx barg-remote deploy --help

  --json  the outcome as one line of JSON; what is said besides goes to the standard error`;

/** Runs this program once more, for the program that reads its outcome. */
async function runTold(program: string, words: readonly string[]): Promise<number> {
  const { child, tell } = startTold([program, ...withoutJson(words)], { cwd: WORKSPACE, env: process.env });
  passSignalsTo(child);
  const code = await endOf(child);
  tell(code);
  return code;
}

const [, program = '', command = '', ...words] = process.argv;
const programs = PROGRAMS[command];
const isOurs = programs !== undefined || command === 'dev';

if (command === '' || command.startsWith('-') || (programs && wantsHelp(words))) console.log(USAGE);
else if (isOurs && asksForJson(words)) process.exitCode = await runTold(program, [command, ...words]);
else if (programs) {
  const codes: number[] = [];
  for (const one of programs) codes.push(await runProgram([...one, ...words], WORKSPACE));
  process.exitCode = Math.max(...codes);
} else if (command === 'dev') {
  process.argv.splice(2, 1);
  if (typescriptFlags.length > 0) await import('./register-typescript.ts');
  await import('../dev/main.ts');
} else {
  // `deploy rollback` is what `npm run deploy -- rollback` makes.
  if (command === 'deploy') process.argv.splice(2, 1);
  await import('../deploy/main.ts');
}
