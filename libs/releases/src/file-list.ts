import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from './statements.ts';

const VERSION_LENGTH = 16;

/** The Subresource Integrity value of bytes. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Every file of a build, sorted by path. */
export async function listFiles(folder: string): Promise<ReleaseFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const listed = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const place = path.relative(folder, file).split(path.sep).join('/');
      return { path: place, size: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
  return sortFiles(listed);
}

/** By code point, so that every machine lists in the same order. */
export const sortFiles = (files: readonly ReleaseFile[]): ReleaseFile[] =>
  files.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));

/**
 * The version of a build: the same for the same files, wherever and whenever built.
 *
 * @param base the URL from which browsers load them; another base is another version, which can be rolled back
 */
export function versionOf(files: readonly ReleaseFile[], base: string | null = null): string {
  const list = sortFiles(files).map(({ path: file, integrity }) => `${integrity}  ${file}\n`);
  if (base !== null) list.push(`${base}\n`);
  return createHash('sha256').update(list.join('')).digest('hex').slice(0, VERSION_LENGTH);
}
