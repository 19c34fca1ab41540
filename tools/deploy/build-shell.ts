import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@barg/contract';
import { SHELL_FILE, shellBuildSchema } from '@barg/contract/schemas';
import { assertFormsMatch, sourceBeside, sourceOf, SURFACE_FILE, surfaceSchema, type Source } from '@barg/releases';
import { appFolder, WORKSPACE } from '../workspace.ts';
import { runWebpack } from './build-remote.ts';
import { assertUndamaged } from './assert-undamaged.ts';
import { DeployError } from './deploy-error.ts';
import type { ShellOffer } from './site-offers.ts';

/** Not where `npm start` builds it: a site of this workspace serves that folder, and would have it before the gate. */
const BUILT = path.join(WORKSPACE, '.cache/deploy/shell');

export interface BuiltShell {
  folder: string;
  offer: ShellOffer;
  /** Where it comes from; null when that cannot be told of a build that was made elsewhere. */
  source: Source | null;
}

async function readOffer(folder: string): Promise<ShellOffer> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const [facts, lent] = await Promise.all([read(SHELL_FILE), read(SURFACE_FILE)]);
  return { ...shellBuildSchema.parse(facts), lent: surfaceSchema.parse(lent) };
}

/** @throws DeployError when its build fails */
export async function buildShell(): Promise<BuiltShell> {
  const folder = appFolder(SHELL);
  const [source] = await Promise.all([sourceOf(folder), runWebpack(folder, { options: ['--output-path', BUILT] })]);
  return { folder: BUILT, offer: await readOffer(BUILT), source };
}

/**
 * Reads a build of the shell that was made elsewhere.
 *
 * @param folder absolute
 * @throws DeployError when there is none
 */
export async function takeShell(folder: string): Promise<BuiltShell> {
  if (!existsSync(path.join(folder, SHELL_FILE))) throw new DeployError(`There is no build of a shell in ${folder}.`);
  const offer = await readOffer(folder).catch((error: Error) => {
    throw new DeployError(`The build in ${folder} cannot be read: ${error.message}`);
  });
  await assertUndamaged(folder, (read, files) => assertFormsMatch({ files }, read));
  return { folder, offer, source: await sourceBeside(folder) };
}
