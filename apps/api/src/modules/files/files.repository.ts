import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Audience, FilesTable } from '../../platform/database/content-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isSubscribedSql, type ItemType } from '../access/access.repository.ts';
import type { Role } from '../auth/session.repository.ts';
import { hasLivingOwner, isLiving } from '../access/living-account.ts';
import { isVisibleSql } from '../blocking/visibility.ts';

export type FileRow = Selectable<FilesTable>;

/** A file with the item it is attached to, and what one account is entitled to of that item. */
export interface AttachedFile extends FileRow {
  itemType: ItemType | 'welcome' | null;
  audience: Audience | null;
  performerId: string | null;
  isSubscribed: boolean;
  hasPurchased: boolean;
  /** The account's role; null for a visitor and for an account that is gone. */
  viewerRole: Role | null;
  /** Whose file it is does not exist for the onlooker. */
  isHidden: boolean;
}

/**
 * Where a file hangs: a post, a gallery through its photos, a video, or a verified performer's profile. Each is found
 * by a unique index. A photo outside any gallery is nobody's but its owner's.
 */
const attachedItem = sql`
  select 'feed' as type, p.id, p.performer_id, p.audience from feed_post_files f
    join feed_posts p on p.id = f.feed_post_id and p.deleted_at is null
      and ${hasLivingOwner('p.performer_id')} where f.file_id = files.id
  union all
  select 'gallery', g.id, g.performer_id, g.audience from photos f
    join galleries g on g.id = f.gallery_id and g.deleted_at is null
      and ${hasLivingOwner('g.performer_id')} where f.file_id = files.id and f.deleted_at is null
  union all
  select 'video', v.id, v.performer_id, v.audience from videos v where v.file_id = files.id
    and v.deleted_at is null and ${hasLivingOwner('v.performer_id')}
  union all
  select 'video', v.id, v.performer_id, v.audience from videos v
    where v.thumbnail_file_id = files.id and v.deleted_at is null and ${hasLivingOwner('v.performer_id')}
  union all
  select 'welcome', w.user_id, w.user_id, 'free' from performers w
    where w.welcome_video_file_id = files.id and w.verified_at is not null and ${hasLivingOwner('w.user_id')}`;

/** Whose token or signed address asks, whatever its role is, and from where. */
export interface FileOnlooker {
  viewerId: string | null;
  country: string | null;
}

/** Files by id with what decides who sees them. Ids that do not exist are left out. */
export const findAttachedFiles = async (
  db: Queryable,
  fileIds: readonly string[],
  { viewerId, country }: FileOnlooker,
): Promise<AttachedFile[]> => {
  const onlooker = { account: viewerId === null ? null : { id: viewerId, role: 'user' as const }, country };
  const { rows } = await sql<AttachedFile>`
    select files.*, item.type as "itemType", item.audience, item.performer_id as "performerId",
      ${isSubscribedSql(viewerId, sql`item.performer_id`)} as "isSubscribed",
      exists (select from purchases where user_id = ${viewerId}::uuid and item_type = item.type and item_id = item.id)
        as "hasPurchased",
      (select role from users where id = ${viewerId}::uuid and ${isLiving()}) as "viewerRole",
      not ${isVisibleSql(onlooker, sql`files.owner_id`)} as "isHidden"
    from files left join lateral (${attachedItem} limit 1) item on true
    where files.id = any(${fileIds}::uuid[])`.execute(db);
  return rows;
};

export const findFile = (db: Queryable, fileId: string) =>
  db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirst();

export const insertFile = (db: Queryable, row: Insertable<FilesTable>): Promise<FileRow> =>
  db.insertInto('files').values(row).returningAll().executeTakeFirstOrThrow();

/** Changes a file and marks that its processing moves. */
export const updateFile = async (db: Queryable, fileId: string, changes: Updateable<FilesTable>): Promise<void> => {
  await db
    .updateTable('files')
    .set({ ...changes, progressed_at: sql<Date>`now()` })
    .where('id', '=', fileId)
    .execute();
};

/** Counts an attempt at processing a file that is not finished; null when there is nothing to do. */
export const beginProcessing = (db: Queryable, fileId: string): Promise<FileRow | undefined> =>
  db
    .updateTable('files')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), status: 'processing', progressed_at: sql<Date>`now()` }))
    .where('id', '=', fileId)
    .where('status', 'in', ['pending', 'processing'])
    .returningAll()
    .executeTakeFirst();

/** Files whose processing has not moved for a minute: their worker is gone, or busy elsewhere. */
export const findStalledFiles = (db: Queryable, limit: number) =>
  db
    .selectFrom('files')
    .select('id')
    .where('status', 'in', ['pending', 'processing'])
    .where('progressed_at', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('progressed_at')
    .limit(limit)
    .execute();

/** Deletes files that nothing refers to a day after they came; answers what lay in the store. */
export const deleteUnusedFiles = async (db: Queryable, limit: number) => {
  const { rows } = await sql<Pick<FileRow, 'id' | 'storage_key' | 'variants'>>`
    delete from files where id in (
      select f.id from files f where f.created_at < now() - interval '1 day'
        and not exists (select from feed_post_files where file_id = f.id)
        and not exists (select from photos where file_id = f.id)
        and not exists (select from videos where file_id = f.id or thumbnail_file_id = f.id)
        and not exists (select from users where avatar_file_id = f.id or cover_file_id = f.id)
        and not (f.kind = 'site-picture' and exists (
          select from settings where key in ('logo', 'favicon') and strpos(value::text, f.id::text) > 0))
        and not exists (select from performers where welcome_video_file_id = f.id)
        and not exists (select from performer_documents where file_id = f.id)
      limit ${limit} for update skip locked)
    returning id, storage_key, variants`.execute(db);
  return rows;
};
