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
export interface ShellPage {
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

/** The places that the web tier fills; without one of them a page would come without its data. */
const PLACES = ['<!--edge:head-->', '<!--edge:body-->', '<div id="root">'];

/**
 * Reads the parts of a build.
 *
 * @param read a file of it
 * @throws Error when one of them is no part of a shell
 */
export async function readShellPage(read: (file: string) => Promise<string>): Promise<ShellPage> {
  const [template = '', firstPaint = ''] = await Promise.all(['index.html', 'first-paint.json'].map(read));
  const missing = PLACES.find((place) => !template.includes(place));
  if (missing) throw new Error(`index.html has no ${missing}`);
  const { fonts, ...page } = firstPaintSchema.parse(JSON.parse(firstPaint));
  return { ...page, template, fontsOf: (culture) => fonts[culture] ?? [] };
}

/** Reads the build in a folder, and again after a new build. */
export function createShellReader(directory: string): () => Promise<ShellPage> {
  let known: { stamp: number; page: ShellPage } | undefined;
  return async () => {
    const { mtimeMs: stamp } = await stat(path.join(directory, 'index.html'));
    if (known?.stamp !== stamp) {
      known = { stamp, page: await readShellPage((file) => readFile(path.join(directory, file), 'utf8')) };
    }
    return known.page;
  };
}

const MAIN_SCRIPT = /\bsrc="\/main\.([0-9a-f]{8,16})\.js"/;

/** The hash in the main script's name, by which a shell is known that is no release; null without one. */
export const mainScriptVersion = (template: string): string | null => MAIN_SCRIPT.exec(template)?.[1] ?? null;
