import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

/** The folders of the apps with a build: shell and remotes. */
export async function builtApps(): Promise<string[]> {
  const folders = (await readdir(path.join(WORKSPACE, 'apps'))).map((name) => path.join(WORKSPACE, 'apps', name));
  const isBuilt = await Promise.all(folders.map(hasBuild));
  return folders.filter((_, index) => isBuilt[index]);
}

async function hasBuild(folder: string): Promise<boolean> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).scripts?.build !== undefined;
}
