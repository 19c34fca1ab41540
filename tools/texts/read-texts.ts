import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

/** The complete locales. */
export const LOCALES = ['fa-IR', 'en-US', 'ar-EG'] as const;

export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Text by key, `nav.home`. */
export type Texts = Map<string, string>;

/** The folders with the texts of one namespace. */
export const textFolders = (): string[] =>
  globSync('{apps,libs}/*/src/locales/**/en-US.json', { cwd: WORKSPACE }).map(path.dirname).sort();

/** `apps/feed-remote/src/locales` is `feed`, `apps/shell/src/locales/site` is `site`, the kit's is `ui`. */
export const namespaceOf = (folder: string): string => {
  const [, app = '', , , area] = folder.split(path.sep);
  return area ?? (app === 'ui-kit' ? 'ui' : app.replace(/-remote$/, ''));
};

export async function readTexts(folder: string, locale: string): Promise<Texts> {
  return flatten(JSON.parse(await readFile(path.join(WORKSPACE, folder, `${locale}.json`), 'utf8')));
}

function flatten(value: object, prefix = ''): Texts {
  return new Map(
    Object.entries(value).flatMap(([key, inner]): [string, string][] =>
      typeof inner === 'string' ? [[prefix + key, inner]] : [...flatten(inner, `${prefix}${key}.`)],
    ),
  );
}

/** The placeholders of a key, and whether it has plural forms. */
export interface Meaning {
  placeholders: Set<string>;
  isCounted: boolean;
}

/** The keys of a namespace without their plural forms. */
export function meaningsOf(texts: Texts): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const [key, text] of texts) {
    const name = key.replace(PLURAL, '');
    const isCounted = name !== key && texts.has(`${name}_other`);
    const meaning = meanings.get(isCounted ? name : key) ?? { placeholders: new Set(), isCounted };
    for (const [, placeholder = ''] of text.matchAll(/{{-?\s*(\w+)/g)) meaning.placeholders.add(placeholder);
    meanings.set(isCounted ? name : key, meaning);
  }
  return meanings;
}
