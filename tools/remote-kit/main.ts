#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installedFile } from '../programs.ts';
import { WORKSPACE } from '../workspace.ts';
import { typescriptFlags } from './typescript-flags.ts';

const USAGE = `Usage: npx barg-remote <command>, in the repository of a remote

  build              builds it into dist/
  dev                serves it, built anew after each change, alone and for a running site
  types, lint, test  its types, the rules of all remotes, its unit tests
  check              builds it, runs these, and compares it with what a site runs; publishes nothing
  deploy             the same, and publishes it
  canary, promote, rollback, pause, resume, retire, list, history, keygen
                     what else a team does with a site: npx barg-remote deploy --help`;

/** The sources, and the browser tests beside them, which have other types around them. */
const projects = ['.', 'e2e'].filter((folder) => existsSync(path.join(WORKSPACE, folder, 'tsconfig.json')));

/** Programs of packages that the kit brings, with what they are always given; each runs after the one before. */
const PROGRAMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  build: [[...typescriptFlags, installedFile('webpack-cli', 'bin/cli.js'), '--config', 'webpack.config.mjs']],
  types: projects.map((folder) => [installedFile('ts7', 'bin/tsc'), '--noEmit', '-p', folder]),
  lint: [[installedFile('eslint', 'bin/eslint.js'), '--cache', '--cache-location', '.cache/eslint/', '.']],
  test: [[installedFile('jest', 'bin/jest.js'), '--passWithNoTests']],
};
async function runProgram(program: readonly string[], words: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [...program, ...words], { cwd: WORKSPACE, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

const [, , command = '', ...words] = process.argv;
const programs = PROGRAMS[command];

if (command === '' || command === '--help' || command === '-h') console.log(USAGE);
else if (programs) {
  const codes: number[] = [];
  for (const program of programs) codes.push(await runProgram(program, words));
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
