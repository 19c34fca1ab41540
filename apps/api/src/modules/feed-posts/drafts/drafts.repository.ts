import { sql, type Selectable } from 'kysely';
import type { FeedDraftsTable } from '../../../platform/database/content-tables.ts';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import { goneForGoodSql } from '../../../shared/restorable.ts';
import { mediaFileColumns, type MediaFileRow } from '../../files/files.presenter.ts';
import type { DraftContent } from './drafts.schema.ts';

export type DraftRow = Omit<Selectable<FeedDraftsTable>, 'content'> & { content: DraftContent };

const columns = sql`id, performer_id, feed_post_id, version, content, created_at, updated_at`;

export const findDraft = async (db: Queryable, performerId: string, id: string): Promise<DraftRow | undefined> => {
  const { rows } = await sql<DraftRow>`
    select ${columns} from feed_drafts where id = ${id} and performer_id = ${performerId}`.execute(db);
  return rows[0];
};

export interface DraftFilter {
  /** Only drafts of changes to this post. */
  postId?: string | undefined;
}

interface DraftPage extends DraftFilter {
  limit: number;
  after: readonly [string, string] | null;
}

/** SQL: drafts of new posts, and of changes to posts that the performer still has. */
const isListed = ({ postId }: DraftFilter) => sql`
  ${postId === undefined ? sql`true` : sql`feed_post_id = ${postId}::uuid`}
  and (feed_post_id is null
    or exists (select from feed_posts where feed_posts.id = feed_post_id and deleted_at is null))`;

/** One more than `limit` drafts of a performer, the last changed first. */
export const listDrafts = async (
  db: Queryable,
  performerId: string,
  { limit, after, ...filter }: DraftPage,
): Promise<DraftRow[]> => {
  const isNext = after ? sql`(updated_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`;
  const { rows } = await sql<DraftRow>`
    select ${columns} from feed_drafts where performer_id = ${performerId} and ${isListed(filter)} and ${isNext}
    order by updated_at desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
};

export const countDrafts = async (db: Queryable, performerId: string, filter: DraftFilter = {}): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from feed_drafts
    where performer_id = ${performerId} and ${isListed(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
};

interface NewDraft {
  id: string;
  performerId: string;
  /** The post that it changes; null for a draft of a new one. */
  postId: string | null;
  content: DraftContent;
}

export const insertDraft = async (db: Queryable, draft: NewDraft): Promise<void> => {
  const { id, performerId, postId, content } = draft;
  await sql`insert into feed_drafts (id, performer_id, feed_post_id, content)
    values (${id}::uuid, ${performerId}::uuid, ${postId}::uuid, ${JSON.stringify(content)}::jsonb)`.execute(db);
};

/** Whether a post exists and is the performer's. */
export const isPostOf = async (db: Queryable, performerId: string, postId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('feed_posts')
    .select('id')
    .where('id', '=', postId)
    .where('performer_id', '=', performerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Updates a draft that still has this version, and increments it. False when the version has changed, unless the stored
 * content is the same, as after a repeated request.
 */
export const updateDraft = async (
  db: Queryable,
  { id, version, content }: { id: string; version: number; content: DraftContent },
): Promise<boolean> => {
  const written = JSON.stringify(content);
  const { rows } = await sql`
    update feed_drafts set
      version = ${version}::int + 1, content = ${written}::jsonb, updated_at = now()
    where id = ${id} and (version = ${version}::int or (version = ${version}::int + 1 and content = ${written}::jsonb))
    returning id`.execute(db);
  return rows.length > 0;
};

/** Deletes drafts of changes to posts that were deleted for good: their files are not held any longer. */
export const forgetLostDrafts = async (db: Queryable): Promise<void> => {
  await sql`delete from feed_drafts using feed_posts
    where feed_posts.id = feed_post_id and ${goneForGoodSql('feed_posts')}`.execute(db);
};

interface MeantDraft {
  id: string;
  /** Only while it has this version. */
  version?: number | undefined;
  /** Only if it is one of changes to this post; null: of a new one. */
  postId?: string | null;
}

/** Deletes a performer's draft; false when there is none that is meant. */
export const deleteDraft = async (
  db: Queryable,
  performerId: string,
  { id, version, postId }: MeantDraft,
): Promise<boolean> => {
  const row = await db
    .deleteFrom('feed_drafts')
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .$if(version !== undefined, (draft) => draft.where('version', '=', version ?? 0))
    .$if(postId !== undefined, (draft) => draft.where('feed_post_id', 'is not distinct from', postId ?? null))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Links the performer's files among `fileIds` to a draft, so that they are not deleted as unused. */
export const holdDraftFiles = async (db: Queryable, draft: { id: string; performerId: string }, fileIds: string[]) => {
  await db.deleteFrom('feed_draft_files').where('draft_id', '=', draft.id).execute();
  await sql`insert into feed_draft_files (draft_id, file_id)
    select ${draft.id}::uuid, id from files
    where id = any(${fileIds}::uuid[]) and owner_id = ${draft.performerId} and kind like 'feed-%'
    for key share`.execute(db);
};

export type DraftFileRow = MediaFileRow & { draft_id: string };

export const findDraftFiles = (db: Queryable, draftIds: readonly string[]): Promise<DraftFileRow[]> =>
  db
    .selectFrom('feed_draft_files')
    .innerJoin('files', 'files.id', 'feed_draft_files.file_id')
    .select(mediaFileColumns)
    .select('feed_draft_files.draft_id')
    .where('feed_draft_files.draft_id', '=', sql<string>`any(${draftIds}::uuid[])`)
    .execute();
