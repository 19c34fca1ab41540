import { readFile } from 'node:fs/promises';
import { SCREEN_LOCALES } from '@barg/contract';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database/tables.ts';
import { markOnce } from '../settings/mark-once.ts';
import type { NewPage } from './pages.schema.ts';
import { findPage } from './pages.repository.ts';
import { createPage } from './pages.service.ts';

/** The pages of a new site, in the order of their links. */
const SLUGS = ['about', 'help', 'guidelines', 'terms', 'privacy'] as const;

/** A hidden settings key: set when the default pages have been written. */
const MARKER = 'defaultPages';

/** A Markdown file whose first line is the title. */
const readPage = async (slug: string, locale: string): Promise<{ title: string; body: string }> => {
  const file = new URL(`./default-pages/${slug}.${locale}.md`, import.meta.url);
  const [heading = '', ...lines] = (await readFile(file, 'utf8')).split('\n');
  return { title: heading.replace(/^# /, ''), body: lines.join('\n').trim() };
};

const readTexts = async (slug: string): Promise<NewPage['texts']> =>
  Object.fromEntries(
    await Promise.all(SCREEN_LOCALES.map(async (locale) => [locale, await readPage(slug, locale)] as const)),
  );

const isDone = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('settings').select('key').where('key', '=', MARKER).executeTakeFirst()) !== undefined;

/**
 * Writes a new site's default pages, once, so that the operator's changes and deletions stay. Returns whether it did.
 */
export const writeDefaultPages = async ({ db, work }: Pick<Context, 'db' | 'work'>): Promise<boolean> => {
  if (await isDone(db)) return false;
  const pages = await Promise.all(SLUGS.map(async (slug) => ({ slug, texts: await readTexts(slug) })));
  return work(async (unit) => {
    if (!(await markOnce(unit.db, MARKER))) return false;
    for (const [index, { slug, texts }] of pages.entries()) {
      if (await findPage(unit.db, slug)) continue;
      await createPage(unit, { slug, texts, isPublished: true, position: (index + 1) * 10 });
    }
    return true;
  });
};
