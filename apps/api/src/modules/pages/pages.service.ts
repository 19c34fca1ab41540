import { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { decodeCursor, idSchema, toPage } from '../../shared/wire.ts';
import { SlugTakenError } from './pages.errors.ts';
import { presentManaged, presentPost, presentSummary, textFor } from './pages.presenter.ts';
import {
  countPosts,
  deletePostRow,
  findPost,
  insertPostRow,
  listPostRows,
  loadPostTexts,
  replacePostTexts,
  updatePostRow,
  type PostRow,
  type PostText,
} from './pages.repository.ts';
import type { ManagedPost, NewPost, Post, PostChanges } from './pages.schema.ts';

interface PageOf {
  limit: number;
  cursor?: string | undefined;
}

const placeCursor = z.tuple([z.number().int(), idSchema]);

const loadPage = async (db: Queryable, { limit, cursor }: PageOf, onlyPublished: boolean) => {
  const after = cursor ? decodeCursor(cursor, placeCursor) : null;
  const [rows, total] = await Promise.all([
    listPostRows(db, { limit, after, onlyPublished }),
    countPosts(db, onlyPublished),
  ]);
  const page = toPage(rows, limit, (row) => [row.position, row.id]);
  const texts = await loadPostTexts(
    db,
    page.items.map((row) => row.id),
  );
  return { ...page, total, texts };
};

/** The pages that everyone may read, in a language, in the operator's order. */
export const searchPosts = async (db: Queryable, culture: string, query: PageOf) => {
  const { items, nextCursor, total, texts } = await loadPage(db, query, true);
  const data = items.flatMap((row) => {
    const text = textFor(culture, texts.get(row.id));
    return text ? [presentSummary(row, text)] : [];
  });
  return { data, total, nextCursor };
};

/** A page that everyone may read, in a language. @throws NotFoundError also for one that is not published */
export const getPost = async (db: Queryable, idOrSlug: string, culture: string): Promise<Post> => {
  const row = await findPost(db, idOrSlug);
  const text = row?.is_published && textFor(culture, (await loadPostTexts(db, [row.id])).get(row.id));
  if (!row || !text) throw new NotFoundError();
  return presentPost(row, text);
};

/** All pages with all their languages, for the operator. */
export const listPosts = async (db: Queryable, query: PageOf) => {
  const { items, nextCursor, total, texts } = await loadPage(db, query, false);
  return { data: items.map((row) => presentManaged(row, texts.get(row.id))), total, nextCursor };
};

/** One page with all its languages, for the operator. @throws NotFoundError */
export const getManagedPost = async (db: Queryable, id: string): Promise<ManagedPost> => {
  const row: PostRow | undefined = await findPost(db, id);
  if (!row) throw new NotFoundError();
  return presentManaged(row, (await loadPostTexts(db, [row.id])).get(row.id));
};

const rowsOf = (texts: NewPost['texts']): PostText[] =>
  Object.entries(texts).flatMap(([locale, text]) => (text ? [{ locale, ...text }] : []));

const refusingTakenSlug = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'posts_slug_key')) throw new SlugTakenError({ cause: error });
    throw error;
  }
};

/** Makes a page. @throws SlugTakenError */
export const createPost = async ({ db }: UnitOfWork, post: NewPost): Promise<ManagedPost> => {
  const id = newId();
  const { slug, isPublished, position, texts } = post;
  await refusingTakenSlug(() => insertPostRow(db, { id, slug, is_published: isPublished, position }));
  await replacePostTexts(db, id, rowsOf(texts));
  return getManagedPost(db, id);
};

/** Changes what is given; `texts` replaces all languages. @throws NotFoundError, SlugTakenError */
export const updatePost = async ({ db }: UnitOfWork, id: string, changes: PostChanges): Promise<ManagedPost> => {
  const { slug, isPublished, position, texts } = changes;
  const columns = {
    ...(slug !== undefined && { slug }),
    ...(isPublished !== undefined && { is_published: isPublished }),
    ...(position !== undefined && { position }),
  };
  const isThere = await refusingTakenSlug(() => updatePostRow(db, id, columns));
  if (!isThere) throw new NotFoundError();
  if (texts) await replacePostTexts(db, id, rowsOf(texts));
  return getManagedPost(db, id);
};

/** Removes a page with all its languages. @throws NotFoundError */
export const deletePost = async ({ db }: UnitOfWork, id: string): Promise<void> => {
  if (!(await deletePostRow(db, id))) throw new NotFoundError();
};
