import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '@barg/releases';
import { INDEX_FILE, type ServedPackage } from '../../apps/edge/src/packages/package-index.ts';

export interface PackedPackage {
  entry: ServedPackage;
  archive: Buffer;
}

export const jsonOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Stores packages and their list. A running site may be reading the folder: the list comes once all that it names is
 * there, and what it names no more goes last. Who is interrupted leaves the list of before, or the new one.
 *
 * @param folder absolute; has nothing else in it afterwards
 */
export async function storePackages(folder: string, packed: readonly PackedPackage[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { entry, archive } of packed) await writeWhole(path.join(folder, entry.file), archive);
  await writeWhole(path.join(folder, INDEX_FILE), jsonOf({ packages: packed.map(({ entry }) => entry) }));
  const named = new Set([INDEX_FILE, ...packed.map(({ entry }) => entry.file)]);
  const left = (await readdir(folder)).filter((name) => !named.has(name));
  for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true });
}
