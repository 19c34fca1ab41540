import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The list of a folder of packages, which `npm run packages` writes. */
export const INDEX_FILE = 'index.json';

const packageSchema = z.object({
  name: z.string().regex(/^@barg\/[a-z][a-z-]*$/),
  version: z.string(),
  /** Named by what is in it, so that it never changes. */
  file: z.string().regex(/^[a-z][a-z0-9.-]*\.[0-9a-f]{16}\.tgz$/),
  /** As npm compares it. */
  integrity: z.string().startsWith('sha512-'),
  bytes: z.int(),
  /** Its package.json. */
  manifest: z.record(z.string(), z.unknown()),
});
const indexSchema = z.object({
  packages: z.array(packageSchema),
  /** What was served before, the newest first: lock files of teams name it. */
  former: z.array(packageSchema).default([]),
});

/** A package that teams build with. */
export type ServedPackage = z.infer<typeof packageSchema>;

/** What a folder of packages holds. */
export type PackageIndex = z.infer<typeof indexSchema>;

const NOTHING: PackageIndex = { packages: [], former: [] };

/** @throws Error where it is no list of packages */
export const parseIndex = (text: string): PackageIndex => indexSchema.parse(JSON.parse(text));

/**
 * Reads what lies in a folder, which may be made while the site runs: the list is read again once it has changed.
 *
 * @returns a function that gives the packages; none while there is no folder
 */
export function packagesIn(folder: string): () => Promise<PackageIndex> {
  const file = path.join(folder, INDEX_FILE);
  let known: { changed: number; index: PackageIndex } | null = null;
  return async () => {
    const found = await stat(file).catch(() => null);
    if (found === null) return NOTHING;
    if (known?.changed !== found.mtimeMs) {
      known = { changed: found.mtimeMs, index: parseIndex(await readFile(file, 'utf8')) };
    }
    return known.index;
  };
}
