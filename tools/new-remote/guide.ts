import { prettified } from './render-template.ts';

/** The table of who may see which page; a test walks through it and fails on a page without a row. */
export const GUIDE = 'docs/guides/who-goes-where.md';

/** Adds the row of a page that everybody may see, below the others of its kind. */
export async function withPage(guide: string, address: string): Promise<string> {
  const lines = guide.split('\n');
  const next = lines.findIndex((line) => /^\| `[^|]*\| login /.test(line));
  if (next < 0) throw new Error(`${GUIDE} has no row of a page behind the login to put the new one above`);
  const row = `| \`${address}\` | shown | shown | shown | shown |`;
  return prettified(GUIDE, lines.toSpliced(next, 0, row).join('\n'));
}
