import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Installed and built files, and files for tests only. */
const IGNORED = /^(node_modules|dist|\.[^/]*)$|\.test\.tsx?$/;

/** A digest of the paths, sizes and times of all files in the given files and folders. */
export async function fingerprint(roots: string[]): Promise<string> {
  const entries = (await Promise.all(roots.map(describe))).flat().sort();
  return createHash('sha256').update(entries.join('\n')).digest('hex');
}

async function describe(location: string): Promise<string[]> {
  const state = await stat(location).catch(() => undefined);
  if (!state) return [];
  if (!state.isDirectory()) return [`${location} ${state.size} ${state.mtimeMs}`];
  const names = (await readdir(location)).filter((name) => !IGNORED.test(name));
  return (await Promise.all(names.map((name) => describe(path.join(location, name))))).flat();
}
