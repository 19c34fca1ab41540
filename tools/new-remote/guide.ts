import { prettified } from './render-template.ts';

/** The table of who may see which page; a test compares it with the routes. */
export const GUIDE = 'docs/guides/who-goes-where.md';

/** Adds the row of a public page below similar ones. */
export async function withPage(guide: string, address: string): Promise<string> {
  const lines = guide.split('\n');
  const next = lines.findIndex((line) => /^\| `[^|]*\| login /.test(line));
  if (next < 0) throw new Error(`${GUIDE} has no row of a page behind the login to put the new one above`);
  const row = `| \`${address}\` | shown | shown | shown | shown |`;
  return prettified(GUIDE, lines.toSpliced(next, 0, row).join('\n'));
}
