import { sql, type Selectable } from 'kysely';
import type { CommentsTable } from '../../platform/database/content-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Onlooker } from '../blocking/onlooker.ts';
import { isVisibleSql } from '../blocking/visibility.ts';
import { ITEM_TYPES, type ContentType } from '../access/items.ts';
import { hasLivingOwner } from '../access/living-account.ts';

export type CommentRow = Selectable<CommentsTable> & { object_type: ContentType };

export interface CommentedItem {
  type: ContentType;
  id: string;
}

const isContent = (row: Selectable<CommentsTable>): row is CommentRow =>
  ITEM_TYPES.some((type) => type === row.object_type);

/** One more than `limit` comments of people who exist for the onlooker, the newest first, from below an id. */
export const listComments = async (
  db: Queryable,
  onlooker: Onlooker,
  item: CommentedItem,
  { limit, before }: { limit: number; before: string | undefined },
): Promise<CommentRow[]> => {
  const rows = await db
    .selectFrom('comments')
    .selectAll()
    .where('object_type', '=', item.type)
    .where('object_id', '=', item.id)
    .where('deleted_at', 'is', null)
    .where(hasLivingOwner('comments.author_id'))
    .where(isVisibleSql(onlooker, sql.ref('author_id')))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.filter(isContent);
};

export const countComments = async (db: Queryable, onlooker: Onlooker, item: CommentedItem): Promise<number> => {
  const { total } = await db
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('object_type', '=', item.type)
    .where('object_id', '=', item.id)
    .where('deleted_at', 'is', null)
    .where(hasLivingOwner('comments.author_id'))
    .where(isVisibleSql(onlooker, sql.ref('author_id')))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const insertComment = async (
  db: Queryable,
  { item, authorId, text }: { item: CommentedItem; authorId: string; text: string },
): Promise<CommentRow> => {
  const row = await db
    .insertInto('comments')
    .values({ id: newId(), object_type: item.type, object_id: item.id, author_id: authorId, text })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, object_type: item.type };
};

/** A comment that is not deleted, locked until the transaction ends, so that it is counted down once. */
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

export const updateComment = async (db: Queryable, comment: CommentRow, text: string): Promise<CommentRow> => {
  const edited = await db
    .updateTable('comments')
    .set({ text, edited_at: sql<Date>`now()` })
    .where('id', '=', comment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...edited, object_type: comment.object_type };
};

export const softDeleteComment = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('comments')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};
