import { sql, type RawBuilder } from 'kysely';
import { defineError } from '../errors/app-error.ts';
import type { ReportTargetType } from '../platform/database/moderation-tables.ts';
import type { Queryable } from '../platform/unit-of-work.ts';

/**
 * SQL: whether an operator has removed some content, and it was not restored. By indexes of `removals` where there is one
 * of the kind.
 */
export const isTakenDownSql = (
  type: ReportTargetType,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from removals where target_type = ${sql.lit(type)} and target_id = ${id} and state <> 'restored')`;

/** Those of some contents that an operator has removed, see {@link isTakenDownSql}. */
export const findTakenDown = async (
  db: Queryable,
  type: ReportTargetType,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select target_id as id from removals
    where target_type = ${sql.lit(type)} and target_id = any(${ids}::uuid[]) and state <> 'restored'`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

export class FileTakenDownError extends defineError({
  code: 'files.taken_down',
  status: 409,
  messages: {
    'fa-IR':
      'سایت این فایل را حذف کرده است و تا این حذف برجاست نمی‌توان دوباره به کارش برد. در «محتوای حذف‌شده» حساب خود می‌توانید اعتراض کنید.',
    'en-US':
      'The site has removed this file, and it cannot be used again while that stands. You can object under “Removed content” in your account.',
    'ar-EG':
      'حذف الموقع هذا الملف، ولا يمكن استخدامه من جديد ما دام الحذف قائمًا. يمكنك الاعتراض ضمن «المحتوى المحذوف» في حسابك.',
  },
}) {}

/**
 * SQL: whether an operator has removed something with the bytes of a file, and it was not restored. It holds for every
 * row of these bytes of the same owner: from the vault, sent once more, or uploaded anew.
 *
 * @param fileId a column, as `files.id`
 */
export const isFileTakenDownSql = (fileId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from files same join removed_bytes gone on gone.owner_id = same.owner_id and gone.sha256 = same.sha256
    where same.id = ${fileId})`;

/** Whether any of some files is taken down, see {@link isFileTakenDownSql}. */
export const haveTakenDown = async (db: Queryable, fileIds: readonly string[]): Promise<boolean> => {
  if (fileIds.length === 0) return false;
  const { rows } = await sql`select from files where id = any(${fileIds}::uuid[])
    and ${isFileTakenDownSql(sql`files.id`)} limit 1`.execute(db);
  return rows.length > 0;
};

/** Refuses what is about to be used. Places that show them already are left alone. @throws FileTakenDownError */
export const assertFilesStand = async (db: Queryable, fileIds: readonly string[]): Promise<void> => {
  if (await haveTakenDown(db, fileIds)) throw new FileTakenDownError();
};

/** The same of bytes that have no row yet. @throws FileTakenDownError */
export const assertBytesStand = async (
  db: Queryable,
  { ownerId, sha256 }: { ownerId: string; sha256: Buffer },
): Promise<void> => {
  const { rows } = await sql`select from removed_bytes where owner_id = ${ownerId} and sha256 = ${sha256}
    limit 1`.execute(db);
  if (rows.length > 0) throw new FileTakenDownError();
};

/** SQL: the files that a work shows, as `(file_id)`. */
const SHOWN = {
  feed_posts: sql`select file_id from feed_post_files where feed_post_id = feed_posts.id
    union all values (feed_posts.thumbnail_file_id), (feed_posts.teaser_file_id)`,
  galleries: sql`select file_id from photos where gallery_id = galleries.id and deleted_at is null`,
  videos: sql`values (videos.file_id), (videos.thumbnail_file_id), (videos.teaser_file_id)`,
};

/**
 * SQL: whether a work of a table shows a file that the site has removed elsewhere. It is asked of what is planned: that
 * does not appear while the removal stands.
 */
export const isHeldSql = (table: keyof typeof SHOWN): RawBuilder<boolean> => sql<boolean>`exists (
  select from (${SHOWN[table]}) shown (file_id) where ${isFileTakenDownSql(sql`shown.file_id`)})`;

/** Refuses that a planned work appears now. @throws FileTakenDownError */
export const assertNotHeld = async (db: Queryable, table: keyof typeof SHOWN, id: string): Promise<void> => {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} and ${isHeldSql(table)}`.execute(db);
  if (rows.length > 0) throw new FileTakenDownError();
};
