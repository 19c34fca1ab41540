import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../../workspace.ts';

const DOCUMENT = path.join(WORKSPACE, 'docs/benchmarks.md');

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

/** Writes a part's figures into docs/benchmarks.md. */
export async function writeFigures(part: string, figures: string): Promise<void> {
  await writeFile(DOCUMENT, replaceFigures(await readFile(DOCUMENT, 'utf8'), part, figures));
}
