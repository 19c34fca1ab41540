import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { FeedPostsTable } from '../../platform/database/content-tables.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasPurchasedSql, isSubscribedSql } from '../access/access.repository.ts';
import type { Onlooker } from '../blocking/onlooker.ts';
import { isVisibleSql } from '../blocking/visibility.ts';
import { mediaFileColumns, type MediaFileRow } from '../files/files.presenter.ts';
import { hasLivingOwner } from '../access/living-account.ts';

export interface PostRow extends Selectable<FeedPostsTable> {
  isLiked: boolean;
  isBookmarked: boolean;
  isSubscribed: boolean;
  hasPurchased: boolean;
}

/** Posts by id, as an onlooker finds them: reactions, entitlements. What is deleted or hidden from it is left out. */
export const findPosts = async (db: Queryable, ids: readonly string[], onlooker: Onlooker): Promise<PostRow[]> => {
  const viewerId = onlooker.account?.id ?? null;
  const reacted = (action: 'like' | 'bookmark') => sql`
    exists (select from reactions where user_id = ${viewerId}::uuid and object_type = 'feed' and object_id = p.id
      and action = ${action})`;
  const { rows } = await sql<PostRow>`${hot('feed-posts')}
    select p.*, ${reacted('like')} as "isLiked", ${reacted('bookmark')} as "isBookmarked",
      ${isSubscribedSql(viewerId, sql`p.performer_id`)} as "isSubscribed",
      ${hasPurchasedSql(viewerId, 'feed', sql`p.id`)} as "hasPurchased"
    from feed_posts p where p.id = any(${ids}::uuid[]) and p.deleted_at is null
      and ${hasLivingOwner('p.performer_id')} and ${isVisibleSql(onlooker, sql`p.performer_id`)}`.execute(db);
  return rows;
};

export type PostFileRow = MediaFileRow & { feed_post_id: string };

/** The files of posts in the order in which each post shows them. */
export const findPostFiles = (db: Queryable, postIds: readonly string[]): Promise<PostFileRow[]> =>
  db
    .selectFrom('feed_post_files')
    .innerJoin('files', 'files.id', 'feed_post_files.file_id')
    .select(mediaFileColumns)
    .select('feed_post_files.feed_post_id')
    .modifyFront(hot('feed-post-files'))
    .where('feed_post_files.feed_post_id', '=', sql<string>`any(${postIds}::uuid[])`)
    .orderBy('feed_post_files.feed_post_id')
    .orderBy('feed_post_files.position')
    .execute();

/** A post that is not deleted, locked against other edits until the transaction ends. */
export const lockPost = (db: Queryable, id: string) =>
  db
    .selectFrom('feed_posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Writes a post and counts it. */
export const insertPost = async (db: Queryable, row: Insertable<FeedPostsTable>): Promise<void> => {
  await db.insertInto('feed_posts').values(row).execute();
  await changePostCount(db, row.performer_id, 1);
};

export const updatePost = async (db: Queryable, id: string, changes: Updateable<FeedPostsTable>): Promise<void> => {
  await db
    .updateTable('feed_posts')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};

/** Marks a post deleted; its files stop being served with it, and who bought it keeps the proof. */
export const softDeletePost = async (db: Queryable, post: { id: string; performer_id: string }): Promise<void> => {
  await db
    .updateTable('feed_posts')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', post.id)
    .execute();
  await changePostCount(db, post.performer_id, -1);
};

const changePostCount = (db: Queryable, performerId: string, by: number) =>
  db
    .updateTable('performers')
    .set((eb) => ({ post_count: eb('post_count', '+', by) }))
    .where('user_id', '=', performerId)
    .execute();

/** Files by id, kept from being deleted until the transaction ends. */
export const lockFiles = (db: Queryable, fileIds: readonly string[]) =>
  db
    .selectFrom('files')
    .select(['id', 'owner_id', 'kind', 'status'])
    .where('id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .forKeyShare()
    .execute();

/** Makes `fileIds` the files of a post, in this order. A file that stands elsewhere violates a unique index. */
export const replacePostFiles = async (db: Queryable, postId: string, fileIds: readonly string[]): Promise<void> => {
  await db.deleteFrom('feed_post_files').where('feed_post_id', '=', postId).execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('feed_post_files')
    .values(fileIds.map((fileId, position) => ({ feed_post_id: postId, file_id: fileId, position })))
    .execute();
};

/** Counts a visit; answers the post's views, or null when there is no such post. */
export const addView = async (db: Queryable, id: string): Promise<number | null> => {
  const row = await db
    .updateTable('feed_posts')
    .set((eb) => ({ view_count: eb('view_count', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('view_count')
    .executeTakeFirst();
  return row?.view_count ?? null;
};
