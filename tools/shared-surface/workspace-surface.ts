import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from '../start/fingerprint.ts';
import { WORKSPACE } from '../workspace.ts';
import { surfaceSchema, type Surface } from '@barg/releases';

const CACHE = path.join(WORKSPACE, '.cache/shared-surface');

/**
 * What a shell built here shares: each library with its version and the types of its exports. Takes the compiler some
 * seconds, so it is cached until a library changes.
 */
export async function workspaceSurface(): Promise<Surface> {
  const roots = ['libs', 'package-lock.json', 'tsconfig.base.json', 'tools/shared-surface', 'tools/webpack/shared.mjs'];
  const key = await fingerprint(roots.map((root) => path.join(WORKSPACE, root)));
  const file = path.join(CACHE, `${key.slice(0, 32)}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return surfaceSchema.parse(JSON.parse(kept));
  // Where nothing has changed the compiler is not even loaded: that takes a tenth of a second.
  const { describeLibraries } = await import('./describe-libraries.ts');
  const surface = describeLibraries();
  await mkdir(CACHE, { recursive: true });
  // Written to another name first: another build may read it meanwhile.
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, JSON.stringify(surface));
  await rename(draft, file);
  return surface;
}
