import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { WORKSPACE } from '../workspace.ts';
import type { Options } from './options.ts';

/** What every new remote has, and what one in a repository of its own has besides, or in its place. */
const TEMPLATE = path.join(import.meta.dirname, 'template');
export const REPOSITORY = path.join(import.meta.dirname, 'repository');
/** What one that was taken out of this workspace has in the place of that. */
export const TAKEN_OUT = path.join(import.meta.dirname, 'taken-out');

/** Replacements of placeholders, `__name__`, in contents and file names. */
export type Values = Record<string, string>;

const camelOf = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_hyphen, letter: string) => letter.toUpperCase());
const pascalOf = (name: string): string => camelOf(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Escaped for a JSON string. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

export const valuesFor = (
  { name, titles, site }: Options,
  { port, order }: { port: number; order: number },
): Values => ({
  name,
  site,
  camel: camelOf(name),
  Name: pascalOf(name),
  port: String(port),
  order: String(order),
  ...Object.fromEntries(Object.entries(titles).map(([locale, title]) => [`title_${locale}`, quoted(title)])),
});

export function fill(text: string, values: Values): string {
  return text.replace(/__([A-Za-z]+(?:_[a-z]{2}-[A-Z]{2})?)__/g, (placeholder, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`the template says ${placeholder}, which nothing stands for`);
    return value;
  });
}

/** Formatted as by `npm run format`: the length of a name moves line breaks. */
export async function prettified(file: string, text: string): Promise<string> {
  const config = await resolveConfig(path.join(WORKSPACE, 'package.json'));
  return format(text, { ...config, filepath: file });
}

/** Formatted are files of which prettier knows the language. */
const isFormatted = (file: string): boolean => /\.(tsx?|mjs|json|md|yml)$/.test(file);

/** Every file of the new remote by its path in the remote's folder. */
export async function renderTemplate(values: Values, template = TEMPLATE): Promise<Map<string, string>> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const rendered = files.map(async (file) => {
    const place = fill(path.relative(template, file), values);
    const text = fill(await readFile(file, 'utf8'), values);
    return [place, isFormatted(file) ? await prettified(place, text) : text] as const;
  });
  return new Map(await Promise.all(rendered));
}
