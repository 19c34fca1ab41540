import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ownPageSchema } from '@barg/contract/schemas';
import { z } from 'zod';

const firstPaintSchema = z.object({
  css: z.string(),
  // In builds of an older shell part of the styles.
  faces: z.string().default(''),
  fonts: z.record(z.string(), z.array(z.string())),
  scripts: z.array(z.string()),
  callScripts: z.array(z.string()),
  // Absent in builds of an older shell.
  sharedScripts: z.record(z.string(), z.array(z.string())).default({}),
  pictureSizes: z.string(),
  ownPages: z.array(ownPageSchema).default([]),
});

/** A page of the shell itself that the server can draw, and the scripts of its code. */
export type BuiltOwnPage = z.infer<typeof ownPageSchema>;

/** The parts of the shell's build that pages need. */
export interface ShellBuild {
  template: string;
  css: string;
  /** The faces of its fonts, as CSS. */
  faces: string;
  /** The font files of a culture's first screen. */
  fontsOf: (culture: string) => readonly string[];
  /** The scripts in the template. */
  scripts: readonly string[];
  /** The scripts that a page needs to call the API. */
  callScripts: readonly string[];
  /** The scripts of each lazily shared module, by its request (`@barg/ui-kit/fields`). */
  sharedScripts: Readonly<Record<string, readonly string[]>>;
  /** The attribute `sizes` of a picture in the column. */
  pictureSizes: string;
  /** Its own pages that the server can draw. */
  ownPages: readonly BuiltOwnPage[];
}

async function readShellBuild(directory: string): Promise<ShellBuild> {
  const [template, firstPaint] = await Promise.all(
    ['index.html', 'first-paint.json'].map((file) => readFile(path.join(directory, file), 'utf8')),
  );
  const { fonts, ...build } = firstPaintSchema.parse(JSON.parse(firstPaint ?? ''));
  return { ...build, template: template ?? '', fontsOf: (culture) => fonts[culture] ?? [] };
}

/** Reads the shell's build, and again after a new build. */
export function createShellReader(directory: string): () => Promise<ShellBuild> {
  let known: { stamp: number; build: ShellBuild } | undefined;
  return async () => {
    const { mtimeMs: stamp } = await stat(path.join(directory, 'index.html'));
    if (known?.stamp !== stamp) known = { stamp, build: await readShellBuild(directory) };
    return known.build;
  };
}
