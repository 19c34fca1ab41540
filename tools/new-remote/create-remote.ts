import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import { allOrNothing, type Step } from './all-or-nothing.ts';
import { checkName } from './check-name.ts';
import { GUIDE, withPage } from './guide.ts';
import type { Options } from './options.ts';
import { pinnedDependencies, withWorkspace, type PackageLock } from './package-lock.ts';
import { renderTemplate, valuesFor } from './render-template.ts';
import { freeOrder, freePort, readTakenPlaces } from '../workspace-remotes.ts';

export interface CreatedRemote {
  /** Relative to the workspace. */
  folder: string;
  files: number;
  port: number;
}

const LOCK = 'package-lock.json';

/** @throws Error when one of the files is there already */
export const writeFolder = (folder: string, files: ReadonlyMap<string, string>): Step => ({
  do: async () => {
    for (const [place, text] of files) {
      const file = path.join(folder, place);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text, { flag: 'wx' });
    }
  },
  undo: () => rm(folder, { recursive: true, force: true }),
});

const replaceFile = (place: string, before: string, after: string): Step => {
  const file = path.join(WORKSPACE, place);
  return { do: () => writeFile(file, after), undo: () => writeFile(file, before) };
};

/** Links it as npm would. */
const linkPackage = (name: string): Step => {
  const link = path.join(WORKSPACE, `node_modules/@barg/${name}-remote`);
  return {
    do: async () => {
      await rm(link, { recursive: true, force: true });
      await symlink(`../../apps/${name}-remote`, link, 'junction');
    },
    undo: () => rm(link, { recursive: true, force: true }),
  };
};

export const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Creates a remote in this workspace, or on failure nothing.
 *
 * @throws NewRemoteError when the name cannot be used
 */
export async function createRemote(options: Options): Promise<CreatedRemote> {
  const { name } = options;
  const taken = await readTakenPlaces();
  checkName(name, taken);
  const port = freePort(taken);
  const folder = `apps/${name}-remote`;
  const [lockText, guide, files] = await Promise.all([
    readFile(path.join(WORKSPACE, LOCK), 'utf8'),
    readFile(path.join(WORKSPACE, GUIDE), 'utf8'),
    renderTemplate(valuesFor(options, { port, order: freeOrder(taken) })),
  ]);
  const lock = JSON.parse(lockText) as PackageLock;
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as object;
  files.set('package.json', jsonOf({ ...manifest, dependencies: pinnedDependencies(lock) }));
  await allOrNothing([
    writeFolder(path.join(WORKSPACE, folder), files),
    replaceFile(LOCK, lockText, jsonOf(withWorkspace(lock, name))),
    replaceFile(GUIDE, guide, await withPage(guide, `/${name}`)),
    linkPackage(name),
  ]);
  return { folder, files: files.size, port };
}
