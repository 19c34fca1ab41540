import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const firstPaintSchema = z.object({
  css: z.string(),
  fonts: z.record(z.string(), z.array(z.string())),
  scripts: z.array(z.string()),
  callScripts: z.array(z.string()),
  // Builds of an older shell say nothing of them.
  sharedScripts: z.record(z.string(), z.array(z.string())).default({}),
  pictureSizes: z.string(),
});

/** What the web tier needs of the shell's build to write a page. */
export interface ShellBuild {
  template: string;
  css: string;
  /** Files that a culture's first screen is written in. */
  fontsOf: (culture: string) => readonly string[];
  /** Scripts that the template itself names. */
  scripts: readonly string[];
  /** Scripts without which a page cannot call the API. */
  callScripts: readonly string[];
  /** The scripts of each module that the shell lends lazily, by the module's request (`@barg/ui-kit/fields`). */
  sharedScripts: Readonly<Record<string, readonly string[]>>;
  /** The attribute `sizes` of a picture as wide as the column. */
  pictureSizes: string;
}

async function readShellBuild(directory: string): Promise<ShellBuild> {
  const [template, firstPaint] = await Promise.all(
    ['index.html', 'first-paint.json'].map((file) => readFile(path.join(directory, file), 'utf8')),
  );
  const { fonts, ...build } = firstPaintSchema.parse(JSON.parse(firstPaint ?? ''));
  return { ...build, template: template ?? '', fontsOf: (culture) => fonts[culture] ?? [] };
}

/** Reads the shell's build, and again when it has been built anew. */
export function createShellReader(directory: string): () => Promise<ShellBuild> {
  let known: { stamp: number; build: ShellBuild } | undefined;
  return async () => {
    const { mtimeMs: stamp } = await stat(path.join(directory, 'index.html'));
    if (known?.stamp !== stamp) known = { stamp, build: await readShellBuild(directory) };
    return known.build;
  };
}
