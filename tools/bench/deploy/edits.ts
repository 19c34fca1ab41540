import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A component of the first page, so that its chunk changes. */
const CODE = 'src/routes/home-page.tsx';
const TEXTS = 'src/locales/fa-IR.json';
/** Its title is seen at once. */
const SEEN = 'src/features/explore/components/explore.tsx';
const SEEN_TITLE = "title={t('explore.title')}";
const TEXT_OF_TITLE = /("explore": \{\s*"title": ")[^"]*/;

/** Keeps what there was: the n-th edit is of that, and not of the one before. */
async function replaceIn(file: string, from: string | RegExp, to: string, originals: Map<string, string>) {
  const original = originals.get(file) ?? (await readFile(file, 'utf8'));
  originals.set(file, original);
  const edited = original.replace(from, to);
  if (edited === original) throw new Error(`${file} has no ${from}`);
  await writeFile(file, edited);
}

/** Bytes that edits may add to what stands at its budget. */
const ROOM = 1000;

/** A budget is for what is kept: an edit of the bench shall not fail for it. */
export async function giveRoom(remoteFolder: string): Promise<void> {
  const file = path.join(remoteFolder, 'budgets.json');
  const { entry, exposes } = JSON.parse(await readFile(file, 'utf8')) as {
    entry: number;
    exposes: Record<string, { bytes: number; requests: number }>;
  };
  const roomy = Object.entries(exposes).map(([expose, { bytes, requests }]) => [
    expose,
    { bytes: bytes + ROOM, requests },
  ]);
  await writeFile(file, JSON.stringify({ entry, exposes: Object.fromEntries(roomy) }));
}

/** Changes of a remote's sources as its team makes them, each another one. */
export function editsOf(remoteFolder: string) {
  const originals = new Map<string, string>();
  let edits = 0;
  const place = (file: string): string => path.join(remoteFolder, file);
  return {
    code: async (file = CODE): Promise<void> => {
      edits += 1;
      await replaceIn(place(file), /$/, `console.debug('change ${edits}');\n`, originals);
    },
    /** @returns what the page's title says then */
    text: async (): Promise<string> => {
      edits += 1;
      await replaceIn(place(TEXTS), TEXT_OF_TITLE, `$1text ${edits}`, originals);
      return `text ${edits}`;
    },
    /** Changes the component of the title, of which React keeps the state. @returns what it says then */
    component: async (): Promise<string> => {
      edits += 1;
      await replaceIn(place(SEEN), SEEN_TITLE, `title="component ${edits}"`, originals);
      return `component ${edits}`;
    },
    /** The component as it was. */
    restore: async (): Promise<void> => {
      for (const [file, original] of originals) await writeFile(file, original);
    },
  };
}
