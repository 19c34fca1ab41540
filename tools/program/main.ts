/** The workspace's scripts that are programs of other people: the same words, `--help` and `--json` as all others. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ParseArgsOptionsConfig } from 'node:util';
import { USAGES } from '../bootstrap/usages.mjs';
import { tellReady } from '../outcome.ts';
import { installedFile } from '../programs.ts';
import { readWords } from '../read-words.ts';
import { WORKSPACE } from '../workspace.ts';

interface Program {
  /** The program, and what it is always given. */
  always: readonly string[];
  /** What stands where no file is named; null for a program that takes none. */
  everything: string | null;
  options: ParseArgsOptionsConfig;
  /** Where it serves, until it is stopped. */
  address?: string;
}

const FLAG = { type: 'boolean' } as const;

const PROGRAMS: Readonly<Record<string, Program>> = {
  build: {
    always: [installedFile('nx', 'dist/bin/nx.js'), 'run-many', '-t', 'build'],
    everything: null,
    options: { projects: { type: 'string' }, 'skip-nx-cache': FLAG },
  },
  lint: {
    always: [
      ...[installedFile('eslint', 'bin/eslint.js'), '--concurrency', '2'],
      ...['--cache', '--cache-location', '.cache/eslint/'],
    ],
    everything: '.',
    options: { fix: FLAG },
  },
  format: {
    always: [installedFile('prettier', 'bin/prettier.cjs')],
    everything: '.',
    options: { check: FLAG },
  },
  workshop: {
    always: [
      ...[installedFile('webpack-cli', 'bin/cli.js'), 'serve', '--mode', 'development'],
      ...['--config', 'libs/ui-kit/workshop/webpack.config.mjs'],
    ],
    everything: null,
    options: {},
    address: 'http://localhost:4400',
  },
};

/** An option as the program takes it. */
const wordOf = ([name, value]: [string, unknown]): string =>
  value === true ? `--${name}` : `--${name}=${String(value)}`;

const POLL_MS = 500;

/** Tells where it serves as soon as it does. */
async function tellWhenServed(address: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return tellReady({ url: address });
    await delay(POLL_MS);
  }
}

const [, , name = '', ...words] = process.argv;
const { always, everything, options, address } = PROGRAMS[name] ?? raise();
const { values, positionals } = readWords(
  { args: words, allowPositionals: everything !== null, options },
  USAGES[name] ?? '',
);
const given = Object.entries(values).map(wordOf);
// It writes unless it is asked to look only.
const act = name === 'format' && values.check !== true ? ['--write'] : [];
const files = positionals.length > 0 || everything === null ? positionals : [everything];
const child = spawn(process.execPath, [...always, ...act, ...given, ...files], { cwd: WORKSPACE, stdio: 'inherit' });
const ended = once(child, 'exit') as Promise<[number | null]>;
for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, () => child.kill('SIGTERM'));
// The listener on the parent must not keep this process alive.
process.channel?.unref();
if (address) await tellWhenServed(address, () => child.exitCode !== null || child.signalCode !== null);
process.exitCode = (await ended)[0] ?? 1;

function raise(): never {
  throw new Error(`There is no program ${name}: ${Object.keys(PROGRAMS).join(', ')}.`);
}
