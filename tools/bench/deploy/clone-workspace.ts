import { execFile } from 'node:child_process';
import { lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../workspace.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);
const PACKAGES = 'node_modules';
/** Below it packages of the workspace are links beside packages that are not. */
const SCOPE = '@barg';

/** Links the packages of a folder; packages of the workspace link to those of the clone. */
async function linkPackages(folder: string, clone: string): Promise<void> {
  await mkdir(path.join(clone, folder), { recursive: true });
  for (const name of await readdir(path.join(WORKSPACE, folder))) {
    const place = path.join(folder, name);
    const original = path.join(WORKSPACE, place);
    const isLink = (await lstat(original)).isSymbolicLink();
    if (name === SCOPE) await linkPackages(place, clone);
    else await symlink(isLink ? await readlink(original) : original, path.join(clone, place));
  }
}

async function foldersOfPackages(): Promise<string[]> {
  const parts = await Promise.all(
    ['apps', 'libs'].map(async (kind) => (await readdir(path.join(WORKSPACE, kind))).map((name) => `${kind}/${name}`)),
  );
  const folders = parts.flat().map((part) => path.join(part, PACKAGES));
  const found = await Promise.all(
    folders.map((folder) =>
      lstat(path.join(WORKSPACE, folder)).then(
        () => folder,
        () => null,
      ),
    ),
  );
  return [PACKAGES, ...found.filter((folder) => folder !== null)];
}

/** Checks out what is committed into a folder where sources may be changed, with the installed packages. */
export async function cloneWorkspace(purpose: string): Promise<string> {
  const clone = path.join(await temporaryFolder(purpose), 'barg');
  await run('git', ['clone', '--quiet', WORKSPACE, clone]);
  for (const folder of await foldersOfPackages()) await linkPackages(folder, clone);
  return clone;
}
