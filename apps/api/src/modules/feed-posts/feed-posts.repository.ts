import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { FeedPostsTable, PostState } from '../../platform/database/content-tables.ts';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import { countOnPerformer } from '../performers/performer-counts.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { BROUGHT_BACK, deletedFor, isRestorableSql } from '../../shared/restorable.ts';
import { notAmong } from '../../shared/not-among.ts';
import { hasPurchasedSql, isSubscribedSql } from '../../viewing/access.repository.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { eyesOf, isVisibleToSql, type Eyes } from '../../viewing/visibility.ts';
import { mediaFileColumns, type WatchedFileRow } from '../files/files.presenter.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { isThereForSql } from '../../viewing/post-times.ts';
import { isHeldSql } from '../../viewing/taken-down.ts';
import { positionSql } from '../positions/positions.repository.ts';

export interface PostRow extends Selectable<FeedPostsTable> {
  isLiked: boolean;
  isBookmarked: boolean;
  isSubscribed: boolean;
  hasPurchased: boolean;
  /** It has expired, whether a job has recorded that or not. */
  isOver: boolean;
}

interface PostsParams extends Eyes {
  ids: readonly string[];
  viewerId: string | null;
  isOperator: boolean;
}

const selectPosts = hotStatement((given: PostsParams) => {
  const { viewerId, ids } = given;
  const reacted = (action: 'like' | 'bookmark') => sql`
    exists (select from reactions where user_id = ${viewerId}::uuid and object_type = 'feed' and object_id = p.id
      and action = ${action})`;
  return sql<PostRow>`${hot('feed-posts')}
    select p.*, ${reacted('like')} as "isLiked", ${reacted('bookmark')} as "isBookmarked",
      ${isSubscribedSql(viewerId, sql`p.performer_id`)} as "isSubscribed",
      ${hasPurchasedSql(viewerId, 'feed', sql`p.id`)} as "hasPurchased",
      coalesce(p.expires_at <= now(), false) as "isOver"
    from feed_posts p where p.id = any(${ids}::uuid[]) and p.deleted_at is null and ${isThereForSql(given)}
      and ${hasLivingOwner('p.performer_id')} and ${isVisibleToSql(given, sql`p.performer_id`)}`;
});

/** Posts by id as an onlooker may find them. Deleted, hidden, scheduled and expired ones are left out. */
export const findPosts = (db: Queryable, ids: readonly string[], onlooker: Onlooker): Promise<PostRow[]> => {
  const { account } = onlooker;
  const viewer = { viewerId: account?.id ?? null, isOperator: account?.role === 'operator' };
  return selectPosts(db, { ids, ...viewer, ...eyesOf(onlooker) });
};

export interface PostFileRow extends WatchedFileRow {
  feed_post_id: string;
  place: 'content' | 'thumbnail' | 'teaser';
}

const fileColumns = sql.join(mediaFileColumns.map((column) => sql.ref(column)));

const selectPostFiles = hotStatement(
  ({ postIds, viewerId }: { postIds: readonly string[]; viewerId: string | null }) => {
    const columns = sql`${fileColumns}, ${positionSql(viewerId)} as watched`;
    return sql<PostFileRow>`${hot('feed-post-files')}
    select ${columns}, f.feed_post_id, 'content' as place, f.position
      from feed_post_files f join files on files.id = f.file_id where f.feed_post_id = any(${postIds}::uuid[])
    union all
    select ${columns}, p.id, case when files.id = p.thumbnail_file_id then 'thumbnail' else 'teaser' end, 0
      from feed_posts p join files on files.id in (p.thumbnail_file_id, p.teaser_file_id)
      where p.id = any(${postIds}::uuid[])
    order by feed_post_id, position`;
  },
);

/** The files of posts in their order, with thumbnails and teasers. */
export const findPostFiles = (
  db: Queryable,
  postIds: readonly string[],
  viewerId: string | null,
): Promise<PostFileRow[]> => selectPostFiles(db, { postIds, viewerId });

/** A post that is not deleted, locked until the transaction ends, with its state by the database's clock. */
export const lockPost = (db: Queryable, id: string) =>
  db
    .selectFrom('feed_posts')
    .selectAll()
    .select(sql<boolean>`published_at <= now()`.as('isDue'))
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('isOver'))
    .select(isHeldSql('feed_posts').as('isHeld'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Inserts a post and counts it when it is published. */
export const insertPost = async (db: Queryable, row: Insertable<FeedPostsTable>): Promise<void> => {
  await db.insertInto('feed_posts').values(row).execute();
  if (row.state !== 'scheduled') await countOnPerformer(db, row.performer_id, 'post_count', 1);
};

interface StateChange {
  state: PostState;
  published_at?: Date | RawBuilder<Date>;
  expires_at?: Date | null;
  pinned_at?: null;
}

/** Changes the state of a post and its performer's counter. */
export const changePostState = async (
  db: Queryable,
  post: Pick<PostRow, 'id' | 'performer_id' | 'state'>,
  changes: StateChange,
): Promise<void> => {
  await db.updateTable('feed_posts').set(changes).where('id', '=', post.id).execute();
  const by = Number(changes.state === 'published') - Number(post.state === 'published');
  if (by !== 0) await countOnPerformer(db, post.performer_id, 'post_count', by);
};

export const updatePost = async (db: Queryable, id: string, changes: Updateable<FeedPostsTable>): Promise<void> => {
  await db
    .updateTable('feed_posts')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};

type Deletable = Pick<PostRow, 'id' | 'performer_id' | 'state'>;

/**
 * Marks a post deleted; its files are not served any more, and purchases keep their record. It can be restored for
 * `restorableSeconds`; 0: never.
 */
export const softDeletePost = async (db: Queryable, post: Deletable, restorableSeconds = 0): Promise<void> => {
  await db.updateTable('feed_posts').set(deletedFor(restorableSeconds)).where('id', '=', post.id).execute();
  if (post.state === 'published') await countOnPerformer(db, post.performer_id, 'post_count', -1);
};

/** Restores a deleted post within its time; undefined when there is none. */
export const restorePost = async (db: Queryable, id: string, performerId: string) => {
  const post = await db
    .updateTable('feed_posts')
    .set(BROUGHT_BACK)
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .where(isRestorableSql('feed_posts'))
    .returningAll()
    .executeTakeFirst();
  if (post?.state === 'published') await countOnPerformer(db, performerId, 'post_count', 1);
  return post;
};

/** Posts whose time to appear or expire has passed. */
export const findUnsettled = async (
  db: Queryable,
  seen: readonly string[],
  limit: number,
): Promise<Array<{ id: string }>> => {
  const { rows } = await sql<{ id: string }>`
    (select id from feed_posts where deleted_at is null and state = 'scheduled' and published_at <= now()
      and not ${isHeldSql('feed_posts')} and ${notAmong('id', seen)} limit ${limit})
    union all
    (select id from feed_posts where deleted_at is null and state = 'published' and expires_at <= now()
      and ${notAmong('id', seen)} limit ${limit})`.execute(db);
  return rows;
};

/** Files by id, locked against deletion until the transaction ends. */
export const lockFiles = (db: Queryable, fileIds: readonly string[]) =>
  db
    .selectFrom('files')
    .select(['id', 'owner_id', 'kind', 'status'])
    .where('id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .forKeyShare()
    .execute();

/** Sets the files of a post, in this order. A file of another post violates a unique index. */
export const replacePostFiles = async (db: Queryable, postId: string, fileIds: readonly string[]): Promise<void> => {
  await db.deleteFrom('feed_post_files').where('feed_post_id', '=', postId).execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('feed_post_files')
    .values(fileIds.map((fileId, position) => ({ feed_post_id: postId, file_id: fileId, position })))
    .execute();
};
