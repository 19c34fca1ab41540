import { existsSync } from 'node:fs';
import { readdir, readFile, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../packages/published.ts';
import { WORKSPACE } from '../workspace.ts';
import { freeOrder, freePort, readTakenPlaces } from '../workspace-remotes.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { checkName } from './check-name.ts';
import { jsonOf, writeFolder } from './create-remote.ts';
import { NewRemoteError } from './new-remote-error.ts';
import type { Options } from './options.ts';
import { pinnedDependencies, versionOf, type PackageLock } from './package-lock.ts';
import { renderTemplate, REPOSITORY, valuesFor } from './render-template.ts';

export interface CreatedRepository {
  /** Absolute. */
  folder: string;
  files: number;
  port: number;
}

async function assertFree(folder: string): Promise<void> {
  const inside = path.relative(WORKSPACE, folder);
  if (inside === '' || !(inside.startsWith('..') || path.isAbsolute(inside)))
    throw new NewRemoteError(`${folder} lies in this repository: leave --repository out, or name a folder elsewhere.`);
  if (existsSync(folder) && (await readdir(folder)).some((name) => name !== '.git'))
    throw new NewRemoteError(`${folder} is not empty.`);
}

/**
 * Creates a remote in a repository of its own, or on failure nothing.
 *
 * @param folder absolute, outside of the workspace; empty but for what git has made in it, or not there
 * @throws NewRemoteError when the name or the folder cannot be used
 */
export async function createRepository(options: Options, folder: string): Promise<CreatedRepository> {
  await assertFree(folder);
  const taken = await readTakenPlaces();
  checkName(options.name, taken);
  const port = freePort(taken);
  const values = valuesFor(options, { port, order: freeOrder(taken) });
  const [common, own] = [await renderTemplate(values), await renderTemplate(values, REPOSITORY)];
  const lock = JSON.parse(await readFile(path.join(WORKSPACE, 'package-lock.json'), 'utf8')) as PackageLock;
  const files = new Map([...common, ...own]);
  const manifest = JSON.parse(own.get('package.json') ?? '{}') as object;
  const tools = {
    '@barg/remote-kit': readManifest('tools/remote-kit').version,
    '@playwright/test': versionOf(lock, '@playwright/test'),
  };
  files.set('package.json', jsonOf({ ...manifest, dependencies: pinnedDependencies(lock), devDependencies: tools }));
  const write = writeFolder(folder, files);
  const isGits = existsSync(folder);
  // What git has made stays.
  const undo = isGits ? () => rmdir(folder).catch(() => undefined) : write.undo;
  await allOrNothing([{ ...write, undo }]);
  return { folder, files: files.size, port };
}
