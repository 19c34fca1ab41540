import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { isContent, type CommentedItem, type CommentRow } from './comments.repository.ts';

export interface NewComment {
  item: CommentedItem;
  authorId: string;
  parentId: string | null;
  text: string;
  fileId: string | null;
}

export const insertComment = async (
  db: Queryable,
  { item, authorId, parentId, text, fileId }: NewComment,
): Promise<CommentRow> => {
  const row = await db
    .insertInto('comments')
    .values({
      id: newId(),
      object_type: item.type,
      object_id: item.id,
      author_id: authorId,
      parent_id: parentId,
      text,
      file_id: fileId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await changeReplies(db, [row], 1);
  return { ...row, object_type: item.type };
};

/** Changes the reply counts of the comments that are answered. */
export const changeReplies = async (
  db: Queryable,
  answers: ReadonlyArray<Pick<CommentRow, 'parent_id'>>,
  by: 1 | -1,
): Promise<void> => {
  const threads = answers.flatMap(({ parent_id }) => parent_id ?? []);
  if (threads.length === 0) return;
  await sql`update comments set reply_count = reply_count + ${by}::int * change.total
    from (select id, count(*)::int as total from unnest(${threads}::uuid[]) as thread (id) group by id) change
    where comments.id = change.id`.execute(db);
};

/**
 * A comment that is not deleted, locked until the transaction ends, so that it is counted down once and
 * stays while a reply is added.
 */
export const lockComment = async (db: Queryable, id: string): Promise<CommentRow | null> => {
  const row = await db
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(hasLivingOwner('comments.author_id'))
    .forUpdate()
    .executeTakeFirst();
  return row && isContent(row) ? row : null;
};

export const updateComment = async (
  db: Queryable,
  comment: CommentRow,
  { text, fileId }: { text: string; fileId: string | null },
): Promise<CommentRow> => {
  const edited = await db
    .updateTable('comments')
    .set({ text, file_id: fileId, edited_at: sql<Date>`now()` })
    .where('id', '=', comment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...edited, object_type: comment.object_type };
};

/** Deletes a comment and its replies; returns their ids and authors. */
export const softDeleteThread = async (
  db: Queryable,
  id: string,
): Promise<Array<Pick<CommentRow, 'id' | 'author_id'>>> => {
  const rows = await db
    .updateTable('comments')
    .set({ deleted_at: sql<Date>`now()` })
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .where('deleted_at', 'is', null)
    .returning(['id', 'author_id', 'parent_id'])
    .execute();
  await changeReplies(db, rows, -1);
  return rows;
};

/** The deleted or restored comments of one item. */
export interface Returned {
  type: CommentedItem['type'];
  id: string;
  total: number;
  /** The comment that each of them answers. */
  threads: Array<string | null>;
}

/** As {@link changeReplies} takes them. */
export const answersOf = (rows: readonly Returned[]): Array<Pick<CommentRow, 'parent_id'>> =>
  rows.flatMap(({ threads }) => threads.map((parent_id) => ({ parent_id })));

/** Restores comments on one item; returns the item, how many came back, and who had written them. */
export const undeleteComments = async (
  db: Queryable,
  ids: readonly string[],
): Promise<Array<{ item: CommentedItem; total: number; authorIds: string[] }>> => {
  const { rows } = await sql<Returned & { authorIds: string[] }>`
    with back as (
      update comments c set deleted_at = null where c.id = any(${ids}::uuid[]) and c.deleted_at is not null
        and exists (select from users where id = c.author_id and deleted_at is null)
        and (c.parent_id is null or c.parent_id = any(${ids}::uuid[])
          or exists (select from comments parent where parent.id = c.parent_id and parent.deleted_at is null))
      returning object_type, object_id, parent_id, author_id)
    select object_type as type, object_id as id, count(*)::int as total, array_agg(parent_id) as threads,
      array_agg(distinct author_id) as "authorIds"
    from back group by 1, 2`.execute(db);
  await changeReplies(db, answersOf(rows), 1);
  return rows.map(({ type, id, total, authorIds }) => ({ item: { type, id }, total, authorIds }));
};

/** Changes the like counts of comments, by id. */
export const changeLikes = async (db: Queryable, changes: ReadonlyMap<string, number>): Promise<void> => {
  await sql`update comments set like_count = like_count + change.by
    from unnest(${[...changes.keys()]}::uuid[], ${[...changes.values()]}::int[]) as change (id, by)
    where comments.id = change.id`.execute(db);
};
