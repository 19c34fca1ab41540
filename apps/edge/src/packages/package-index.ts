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
const indexSchema = z.object({ packages: z.array(packageSchema) });

/** A package that teams build with. */
export type ServedPackage = z.infer<typeof packageSchema>;

/**
 * Reads what lies in a folder, which may be made while the site runs: the list is read again once it has changed.
 *
 * @returns a function that gives the packages; none while there is no folder
 */
export function packagesIn(folder: string): () => Promise<readonly ServedPackage[]> {
  const file = path.join(folder, INDEX_FILE);
  let known: { changed: number; packages: readonly ServedPackage[] } | null = null;
  return async () => {
    const found = await stat(file).catch(() => null);
    if (found === null) return [];
    if (known?.changed !== found.mtimeMs) {
      const { packages } = indexSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      known = { changed: found.mtimeMs, packages };
    }
    return known.packages;
  };
}
