import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { surfaceSchema, type PackageSurface } from './surface.ts';

/** What the last released version of each package declared. */
const FOLDER = path.join(import.meta.dirname, 'released');

const releasedSchema = z.object({ version: z.string(), surface: surfaceSchema });
export type Released = z.infer<typeof releasedSchema>;

const fileOf = (name: string): string => path.join(FOLDER, `${name.replace(/^@barg\//, '')}.json`);

/** Null before the first. */
export async function readReleased(name: string): Promise<Released | null> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => null);
  return text === null ? null : releasedSchema.parse(JSON.parse(text));
}

export async function writeReleased(name: string, version: string, surface: PackageSurface): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(fileOf(name), `${JSON.stringify({ version, surface }, null, 1)}\n`);
}
