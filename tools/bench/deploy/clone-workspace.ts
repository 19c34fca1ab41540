import { execFile } from 'node:child_process';
import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../workspace.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);
const PACKAGES = 'node_modules';

/** A hard link; a copy where the two folders are on different disks. */
const place = (file: string, copy: string): Promise<void> => link(file, copy).catch(() => copyFile(file, copy));

/**
 * Installed packages as npm would install them into the clone. A linked folder would not do: Node and webpack follow it
 * to where it lies, and take longer. Packages of the workspace are relative links, and lead to those of the clone.
 */
async function copyPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const copied = (await readdir(from, { withFileTypes: true })).map(async (entry) => {
    const [original, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) return copyPackages(original, copy);
    return entry.isSymbolicLink() ? symlink(await readlink(original), copy) : place(original, copy);
  });
  await Promise.all(copied);
}

/** Folders with packages: the workspace's own, and those of its parts that need another version of one. */
async function foldersOfPackages(): Promise<string[]> {
  const kinds = await Promise.all(
    ['apps', 'libs'].map(async (kind) => (await readdir(path.join(WORKSPACE, kind))).map((name) => `${kind}/${name}`)),
  );
  const found = await Promise.all(
    kinds.flat().map(async (part) => {
      const names = await readdir(path.join(WORKSPACE, part)).catch((): string[] => []);
      return names.includes(PACKAGES) ? [path.join(part, PACKAGES)] : [];
    }),
  );
  return [PACKAGES, ...found.flat()];
}

/** Checks out what is committed into a folder where sources may be changed, with the installed packages. */
export async function cloneWorkspace(purpose: string): Promise<string> {
  const clone = path.join(await temporaryFolder(purpose), 'barg');
  await run('git', ['clone', '--quiet', WORKSPACE, clone]);
  for (const folder of await foldersOfPackages())
    await copyPackages(path.join(WORKSPACE, folder), path.join(clone, folder));
  return clone;
}
