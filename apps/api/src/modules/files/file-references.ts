import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { goneForGoodSql } from '../../shared/restorable.ts';
import { ITEM_TABLES, ITEM_TYPES, type ContentType } from '../../viewing/items.ts';

type FileId = RawBuilder<unknown>;

/** SQL: whether a file belongs to something that an operator removed and that can still be brought back. */
export const isKeptSql = (fileId: FileId): RawBuilder<boolean> => sql<boolean>`exists (
  select from removals where state = 'removed' and kept_file_ids @> array[${fileId}])`;

/** So long after it was judged a report still shows its files, as a decision is asked about, or was a mistake. */
const SHOWN_AFTER = sql.lit('30 days');

/**
 * SQL: whether a file was reported, and is shown to operators for that: as long as the report is open, and for a while
 * after, where it is not between two people. It is no reference: its owner can use the file as if there was no report.
 */
export const isReportedSql = (fileId: FileId): RawBuilder<boolean> => sql<boolean>`exists (
  select from report_files kept join reports r on r.id = kept.report_id where kept.file_id = ${fileId}
    and (r.status = 'open' or r.target_type <> 'message' and r.handled_at > now() - ${SHOWN_AFTER}::interval))`;

/** Those of some files that no report shows; what it does is let go by the sweep, when the report is over. */
export const withoutReported = async (db: Queryable, fileIds: readonly string[]): Promise<string[]> => {
  if (fileIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from files
    where id = any(${fileIds}::uuid[]) and not ${isReportedSql(sql`files.id`)}`.execute(db);
  return rows.map(({ id }) => id);
};

/** SQL: whether nothing refers to a file except comments, teasers and products that sell it. */
const isNowhereElse = (fileId: FileId): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from feed_post_files where file_id = ${fileId})
  and not exists (select from feed_posts where thumbnail_file_id = ${fileId})
  and not exists (select from feed_draft_files where file_id = ${fileId})
  and not exists (select from photos where file_id = ${fileId})
  and not exists (select from videos where file_id = ${fileId} or thumbnail_file_id = ${fileId})
  and not exists (select from product_pictures where file_id = ${fileId})
  and not exists (select from message_files where file_id = ${fileId})
  and not exists (select from campaign_files where file_id = ${fileId})
  and not exists (select from users where avatar_file_id = ${fileId} or cover_file_id = ${fileId})
  and not exists (select from streams where cover_file_id = ${fileId})
  and not exists (select from recordings where file_id = ${fileId} and shown_at is not null)
  and not exists (select from settings where key in ('logo', 'favicon') and strpos(value::text, ${fileId}::text) > 0)
  and not exists (select from performers where welcome_video_file_id = ${fileId})
  and not exists (select from performer_documents where file_id = ${fileId})
  and not ${isKeptSql(fileId)})`;

/** SQL: whether no row refers to a file, whether published, draft or deleted. */
export const isUnreferencedSql = (fileId: FileId): RawBuilder<boolean> => sql<boolean>`(${isNowhereElse(fileId)}
  and not exists (select from feed_posts where teaser_file_id = ${fileId})
  and not exists (select from videos where teaser_file_id = ${fileId})
  and not exists (select from products where file_id = ${fileId})
  and not exists (select from comments where file_id = ${fileId}))`;

const isStanding = (type: ContentType): RawBuilder<boolean> => {
  const table = ITEM_TABLES[type];
  return sql<boolean>`(c.object_type = ${type} and exists (
    select from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = c.object_id and not ${goneForGoodSql(table)}))`;
};

/**
 * SQL: whether a file outside a vault cannot be reached any more: only deleted comments or items, or teasers and sold
 * files of such, refer to it. Their rows stay, because purchases and reports refer to them.
 */
export const isUnusedSql = (fileId: FileId): RawBuilder<boolean> => sql<boolean>`(${isNowhereElse(fileId)}
  and not exists (select from feed_posts where teaser_file_id = ${fileId} and not ${goneForGoodSql('feed_posts')})
  and not exists (select from videos where teaser_file_id = ${fileId} and not ${goneForGoodSql('videos')})
  and not exists (select from products where file_id = ${fileId} and not ${goneForGoodSql('products')})
  and not exists (select from comments c where c.file_id = ${fileId} and c.deleted_at is null
    and (${sql.join(ITEM_TYPES.map(isStanding), sql` or `)})))`;
