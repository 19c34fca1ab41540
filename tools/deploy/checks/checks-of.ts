import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@barg/contract';
import { z } from 'zod';
import { KIT_PROGRAM } from '../../remote-kit/program.ts';
import { appFolder, appPlace, isInstalled, WORKSPACE } from '../../workspace.ts';

export const CHECKS = ['types', 'lint', 'test'] as const;
export type CheckName = (typeof CHECKS)[number];

/** How a check is run: by a script of the remote's own, or by a program of the workspace or the kit. */
export type Check = { name: CheckName } & ({ script: string } | { program: readonly string[] });

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

async function scriptsOf(folder: string): Promise<Record<string, string>> {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? packageSchema.parse(JSON.parse(await readFile(file, 'utf8'))).scripts : {};
}

/** Jest finds by imports which tests these files reach: only source files of the remote itself, which are all there. */
const isReached = (folder: string, file: string): boolean =>
  file.startsWith(`${folder}/src/`) && existsSync(path.join(WORKSPACE, file));

const jestOf = (folder: string, changed: readonly string[] | null): string[] => [
  ...['node_modules/jest/bin/jest.js', '--selectProjects', 'browser', '--passWithNoTests'],
  ...(changed?.every((file) => isReached(folder, file))
    ? // Tests of other remotes import none of these files.
      ['--findRelatedTests', ...changed]
    : [`${folder}/src/`]),
];

/**
 * The checks of a remote, or of the shell.
 *
 * @param changed files since its checks have passed; null when they never have
 */
export async function checksOf(remote: RemoteName, changed: readonly string[] | null): Promise<Check[]> {
  const folder = appPlace(remote);
  const scripts = await scriptsOf(appFolder(remote));
  const inWorkspace: Record<CheckName, readonly string[]> = {
    types: ['tools/types.mjs', folder],
    lint: ['node_modules/eslint/bin/eslint.js', '--cache', '--cache-location', '.cache/eslint/', folder],
    test: jestOf(folder, changed),
  };
  return CHECKS.map((name) => {
    const script = scripts[name];
    const program = isInstalled ? [KIT_PROGRAM, name] : inWorkspace[name];
    return script === undefined ? { name, program } : { name, script };
  });
}
