import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '@barg/releases';
import {
  INDEX_FILE,
  parseIndex,
  type PackageIndex,
  type ServedPackage,
} from '../../apps/edge/src/packages/package-index.ts';

export interface PackedPackage {
  entry: ServedPackage;
  archive: Buffer;
}

/** So many archives of each package stay: as many as a site keeps releases of its shell. */
const KEPT = 20;

export const jsonOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** A list of packages that is there and cannot be read. */
export class UnreadableList extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${file} cannot be read, so nothing was changed there: ${reason}`, { cause });
  }
}

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';

/**
 * Without a list there is nothing that a lock file could have named. One that is there and cannot be read names what
 * must stay: whoever took it for an empty one would remove all of it.
 */
const indexIn = async (folder: string): Promise<PackageIndex> => {
  const file = path.join(folder, INDEX_FILE);
  try {
    return parseIndex(await readFile(file, 'utf8'));
  } catch (failure) {
    if (isMissing(failure)) return { packages: [], former: [] };
    throw new UnreadableList(file, failure);
  }
};

/** What was served before, the newest first, without what is served again. */
const formerOf = (before: PackageIndex, present: readonly ServedPackage[]): ServedPackage[] => {
  const seen = new Set(present.map(({ file }) => file));
  const counts = new Map(present.map(({ name }) => [name, 1]));
  return [...before.packages, ...before.former].filter(({ name, file }) => {
    const count = counts.get(name) ?? 0;
    if (seen.has(file) || count >= KEPT) return false;
    seen.add(file);
    counts.set(name, count + 1);
    return true;
  });
};

/**
 * Stores packages and their list. What was stored before stays, twenty archives of each package: lock files of teams
 * name them, and a team that installs must not depend on who has released since. A running site may be reading the
 * folder: the list comes once all that it names is there, and what it names no more goes last. Who is interrupted leaves
 * the list of before, or the new one.
 *
 * @param folder absolute; has nothing else in it afterwards
 * @throws UnreadableList before anything is changed
 */
export async function storePackages(folder: string, packed: readonly PackedPackage[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const packages = packed.map(({ entry }) => entry);
  const former = formerOf(await indexIn(folder), packages);
  for (const { entry, archive } of packed) await writeWhole(path.join(folder, entry.file), archive);
  await writeWhole(path.join(folder, INDEX_FILE), jsonOf({ packages, former }));
  const named = new Set([INDEX_FILE, ...[...packages, ...former].map(({ file }) => file)]);
  const left = (await readdir(folder)).filter((name) => !named.has(name));
  for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true });
}

/**
 * Takes over what another folder holds, as the one of an image that has just been started, beside what lies here.
 *
 * @throws Error where it holds no packages
 */
export async function takePackages(from: string, folder: string): Promise<ServedPackage[]> {
  const { packages } = await indexIn(from);
  if (packages.length === 0) throw new Error(`${from} holds no packages: npm run packages makes them.`);
  const packed = packages.map(async (entry) => ({ entry, archive: await readFile(path.join(from, entry.file)) }));
  await storePackages(folder, await Promise.all(packed));
  return packages;
}
