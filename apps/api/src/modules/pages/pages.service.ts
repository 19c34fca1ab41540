import { z } from 'zod';
import { InvalidValuesError, NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { assertWordsStand } from '../../shared/words-stand.ts';
import { decodeCursor, idSchema, toPage } from '../../shared/wire.ts';
import { SlugTakenError } from './pages.errors.ts';
import { presentManaged, presentPage, presentSummary, textFor } from './pages.presenter.ts';
import {
  countPages,
  deletePageRow,
  deletePageTexts,
  findPage,
  insertPageRow,
  listPageRows,
  loadPageTexts,
  lockPage,
  putPageTexts,
  updatePageRow,
  type PageRow,
  type PageText,
} from './pages.repository.ts';
import type { ManagedPage, NewPage, Page, PageChanges } from './pages.schema.ts';

interface PageOf {
  limit: number;
  cursor?: string | undefined;
}

const placeCursor = z.tuple([z.number().int(), idSchema]);

const loadPage = async (db: Queryable, { limit, cursor }: PageOf, onlyPublished: boolean) => {
  const after = cursor ? decodeCursor(cursor, placeCursor) : null;
  const [rows, total] = await Promise.all([
    listPageRows(db, { limit, after, onlyPublished }),
    countPages(db, onlyPublished),
  ]);
  const page = toPage(rows, limit, (row) => [row.position, row.id]);
  const texts = await loadPageTexts(
    db,
    page.items.map((row) => row.id),
  );
  return { ...page, total, texts };
};

/** The published pages in a language, in the operator's order. */
export const searchPages = async (db: Queryable, culture: string, query: PageOf) => {
  const { items, nextCursor, total, texts } = await loadPage(db, query, true);
  const data = items.flatMap((row) => {
    const text = textFor(culture, texts.get(row.id));
    return text ? [presentSummary(row, text)] : [];
  });
  return { data, total, nextCursor };
};

/** A published page in a language. @throws NotFoundError also for an unpublished one */
export const getPage = async (db: Queryable, idOrSlug: string, culture: string): Promise<Page> => {
  const row = await findPage(db, idOrSlug);
  const text = row?.is_published && textFor(culture, (await loadPageTexts(db, [row.id])).get(row.id));
  if (!row || !text) throw new NotFoundError();
  return presentPage(row, text);
};

/** All pages in all languages, for operators. */
export const listPages = async (db: Queryable, query: PageOf) => {
  const { items, nextCursor, total, texts } = await loadPage(db, query, false);
  return { data: items.map((row) => presentManaged(row, texts.get(row.id))), total, nextCursor };
};

/** One page in all languages, for operators. @throws NotFoundError */
export const getManagedPage = async (db: Queryable, id: string): Promise<ManagedPage> => {
  const row: PageRow | undefined = await findPage(db, id);
  if (!row) throw new NotFoundError();
  return presentManaged(row, (await loadPageTexts(db, [row.id])).get(row.id));
};

const wordless = (): InvalidValuesError =>
  new InvalidValuesError({ details: [{ path: 'texts', code: 'required', message: 'words in at least one language' }] });

const rowsOf = (texts: NonNullable<PageChanges['texts']>): PageText[] =>
  Object.entries(texts).flatMap(([locale, text]) => (text ? [{ locale, ...text }] : []));

const refusingTakenSlug = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'posts_slug_key')) throw new SlugTakenError({ cause: error });
    throw error;
  }
};

/** Creates a page. @throws SlugTakenError */
export const createPage = async ({ db }: UnitOfWork, page: NewPage): Promise<ManagedPage> => {
  const id = newId();
  const { slug, isPublished, position, texts } = page;
  await refusingTakenSlug(() => insertPageRow(db, { id, slug, is_published: isPublished, position }));
  await putPageTexts(db, id, rowsOf(texts));
  return getManagedPage(db, id);
};

/**
 * Changes the given fields, and of `texts` the given languages, of what the page is by now: who saves at the same time
 * changes the rest. Answers what it was and what it has become.
 * @throws NotFoundError, SlugTakenError, WordsChangedError, InvalidValuesError when no language would be left
 */
export const updatePage = async (
  { db }: UnitOfWork,
  id: string,
  changes: PageChanges,
): Promise<{ before: ManagedPage; after: ManagedPage }> => {
  if (!(await lockPage(db, id))) throw new NotFoundError();
  const before = await getManagedPage(db, id);
  const { slug, isPublished, position, texts = {}, basedOn } = changes;
  assertWordsStand({ stored: before.texts, changed: texts, basedOn });
  const columns = {
    ...(slug !== undefined && { slug }),
    ...(isPublished !== undefined && { is_published: isPublished }),
    ...(position !== undefined && { position }),
  };
  await refusingTakenSlug(() => updatePageRow(db, id, columns));
  await putPageTexts(db, id, rowsOf(texts));
  const removed = Object.entries(texts).flatMap(([locale, text]) => (text ? [] : [locale]));
  await deletePageTexts(db, id, removed);
  const after = await getManagedPage(db, id);
  if (removed.length > 0 && Object.keys(after.texts).length === 0) throw wordless();
  return { before, after };
};

/** Deletes a page in all languages. @throws NotFoundError */
export const deletePage = async ({ db }: UnitOfWork, id: string): Promise<void> => {
  if (!(await deletePageRow(db, id))) throw new NotFoundError();
};
