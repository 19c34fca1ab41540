import { sql, type Selectable } from 'kysely';
import type { CommentsTable } from '../../platform/database/content-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { ITEM_TYPES, type ContentType } from '../../viewing/items.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

export type CommentRow = Selectable<CommentsTable> & { object_type: ContentType };

export interface CommentedItem {
  type: ContentType;
  id: string;
}

/** SQL condition: whether the comment's item can be commented on now. */
export const isContent = (row: Selectable<CommentsTable>): row is CommentRow =>
  ITEM_TYPES.some((type) => type === row.object_type);

/** Comments of accounts that exist for the onlooker. */
const visibleComments = (db: Queryable, onlooker: Onlooker) =>
  db
    .selectFrom('comments')
    .where('deleted_at', 'is', null)
    .where(hasLivingOwner('comments.author_id'))
    .where(isVisibleSql(onlooker, sql.ref('comments.author_id')));

/** The threads of an item, or the replies to one comment. */
const listedComments = (db: Queryable, onlooker: Onlooker, item: CommentedItem, parentId: string | undefined) =>
  visibleComments(db, onlooker)
    .where('object_type', '=', item.type)
    .where('object_id', '=', item.id)
    .where('parent_id', parentId === undefined ? 'is' : '=', parentId ?? null);

interface CommentsPage {
  /** Absent when threads are listed. */
  parentId: string | undefined;
  limit: number;
  /** The id of the last one on the page before. */
  after: string | undefined;
}

/** One more than `limit` threads, the newest first, or replies, the oldest first, after an id. */
export const listComments = async (
  db: Queryable,
  onlooker: Onlooker,
  item: CommentedItem,
  { parentId, limit, after }: CommentsPage,
): Promise<CommentRow[]> => {
  const rows = await listedComments(db, onlooker, item, parentId)
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', parentId === undefined ? '<' : '>', after ?? ''))
    .orderBy('id', parentId === undefined ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute();
  return rows.filter(isContent);
};

export const countComments = (
  db: Queryable,
  onlooker: Onlooker,
  item: CommentedItem,
  parentId: string | undefined,
): Promise<number> => countUpTo(db, listedComments(db, onlooker, item, parentId));

/** Up to this many replies are counted as the onlooker sees them; beyond it the kept count of all is used. */
const MOST_COUNTED_REPLIES = 100;

/** How many replies each comment has, those that exist for the onlooker unless they are many; comments without any are absent. */
export const countReplies = async (
  db: Queryable,
  onlooker: Onlooker,
  threads: readonly CommentRow[],
): Promise<ReadonlyMap<string, number>> => {
  const few = threads.filter(({ reply_count }) => reply_count > 0 && reply_count <= MOST_COUNTED_REPLIES);
  const many = threads.filter(({ reply_count }) => reply_count > MOST_COUNTED_REPLIES);
  const all = many.map(({ id, reply_count }) => [id, reply_count] as const);
  if (few.length === 0) return new Map(all);
  const rows = await visibleComments(db, onlooker)
    .where(
      'parent_id',
      'in',
      few.map(({ id }) => id),
    )
    .select((eb) => ['parent_id', eb.fn.countAll<bigint>().as('total')])
    .groupBy('parent_id')
    .execute();
  return new Map([...all, ...rows.map(({ parent_id, total }) => [parent_id ?? '', Number(total)] as const)]);
};

/** A comment that exists for the onlooker, whether its item does or not. */
export const findComment = async (db: Queryable, onlooker: Onlooker, id: string): Promise<CommentRow | null> => {
  const row = await visibleComments(db, onlooker).selectAll().where('id', '=', id).executeTakeFirst();
  return row && isContent(row) ? row : null;
};

/** The number of likes of a comment, deleted or not. */
export const countLikes = async (db: Queryable, id: string): Promise<number> => {
  const row = await db.selectFrom('comments').select('like_count').where('id', '=', id).executeTakeFirst();
  return row?.like_count ?? 0;
};

/** Which of some comments an account likes. */
export const findLiked = async (
  db: Queryable,
  viewerId: string | null,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (viewerId === null || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('reactions')
    .select('object_id')
    .where('user_id', '=', viewerId)
    .where('object_type', '=', 'comment')
    .where('action', '=', 'like')
    .where('object_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ object_id }) => object_id));
};
