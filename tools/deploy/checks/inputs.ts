import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@barg/contract';
import { appPlace, isInstalled, WORKSPACE } from '../../workspace.ts';

/** What the checks of a remote read besides its own folder. */
const COMMON = [
  ...['libs', 'tools/jest', 'tools/lint', 'tools/types'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'eslint.config.mjs', 'jest.config.mjs'],
];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.git', 'test-results', 'playwright-report']);

/** Files by their path in the workspace, with forward slashes: when they were changed, and their size. */
export type Inputs = Record<string, string>;

function collect(place: string, inputs: Inputs): void {
  const found = statSync(path.join(WORKSPACE, place), { throwIfNoEntry: false });
  if (found?.isFile()) inputs[place] = `${found.mtimeMs} ${found.size}`;
  if (!found?.isDirectory()) return;
  for (const name of readdirSync(path.join(WORKSPACE, place))) {
    if (!LEFT_OUT.has(name)) collect(`${place}/${name}`, inputs);
  }
}

/** A repository of its own has the installed packages in its lock file. */
const placesOf = (remote: RemoteName): string[] =>
  isInstalled ? readdirSync(WORKSPACE).filter((name) => !LEFT_OUT.has(name)) : [appPlace(remote), ...COMMON];

/**
 * The files that a remote's types, lint and tests depend on. Reads none of them, and waits for none: two thousand are
 * looked at in the time that a fifth of them would take otherwise.
 */
export function inputsOf(remote: RemoteName): Inputs {
  const inputs: Inputs = {};
  for (const place of placesOf(remote)) collect(place, inputs);
  return inputs;
}

/** The files that are new, changed or gone. */
export const changesOf = (before: Inputs, now: Inputs): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((file) => before[file] !== now[file]).toSorted();
