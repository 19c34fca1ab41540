import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../../workspace.ts';

/** Of what is computed for docs/scale.md nothing was measured, so it stands not among the measured figures. */
export const documentOf = (part: string): string =>
  path.join(WORKSPACE, part === 'model' ? 'docs/scale.md' : 'docs/benchmarks.md');

const markersOf = (part: string) => ({ begin: `<!-- bench:${part} -->`, end: `<!-- /bench:${part} -->` });

/**
 * Puts figures between the markers of a part; the rest of the text stays.
 *
 * @throws when the text has no such markers
 */
export function replaceFigures(text: string, part: string, figures: string): string {
  const { begin, end } = markersOf(part);
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`There is no place for the figures of ${part}: ${begin} and ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${figures}\n\n${text.slice(to)}`;
}

/** Writes a part's figures into its document. */
export async function writeFigures(part: string, figures: string): Promise<void> {
  const document = documentOf(part);
  await writeFile(document, replaceFigures(await readFile(document, 'utf8'), part, figures));
}
