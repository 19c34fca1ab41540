import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Audience } from '../../platform/database/content-tables.ts';
import type { FilesTable } from '../../platform/database/file-tables.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasPurchasedSql, isSubscribedSql, type ItemType } from '../../viewing/access.repository.ts';
import type { Role } from '../../platform/database/account-tables.ts';
import { notAmong } from '../../shared/not-among.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';
import { isReachableSql, isVisibleSql } from '../../viewing/visibility.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { mayWatchSql, watcherOf } from '../../viewing/stream-audience.ts';
import { isFilmOpenSql } from '../../viewing/stream-film.ts';
import { isTakenDownSql } from '../../viewing/taken-down.ts';
import { attachedItem } from './attached-item.ts';
import { isKeptSql, isReportedSql, isUnreferencedSql, isUnusedSql } from './file-references.ts';

export type FileRow = Selectable<FilesTable>;

/** A file with the item it is attached to, and an account's entitlements to that item. */
export interface AttachedFile extends FileRow {
  itemType: ItemType | 'welcome' | 'cover' | null;
  audience: Audience | null;
  performerId: string | null;
  isSubscribed: boolean;
  hasPurchased: boolean;
  /** The account's role; null for guests and deleted accounts. */
  viewerRole: Role | null;
  /** Its owner, or the performer of the item, does not exist for the onlooker. */
  isHidden: boolean;
  /** It was sent to the account in a message whose sender exists for it. */
  isAddressed: boolean;
  /** It is in the chat of a stream that the account may read. */
  isInChat: boolean;
  /** It is the film of a stream that the account may watch at the stream's address. */
  isFilmOpen: boolean;
  /** It is a picture of a product that the account has bought or ordered, and no operator has removed. */
  isOrdered: boolean;
  /** It is in a message with an open report, or in removed content that can be restored. */
  isJudged: boolean;
}

/** SQL: whether a mass message stands: of one that is removed the files are closed before its last message is emptied. */
const isStandingSql = (campaignId: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from campaigns where campaigns.id = ${campaignId} and campaigns.removed_message_id is not null)`;

/** The same of files of a mass message, by the viewer's one message of it. */
const isMassAddressedSql = (viewerId: string | null): RawBuilder<boolean> => sql<boolean>`exists (
  select from campaign_files x
    join conversations c on c.first_user_id = least(files.owner_id, ${viewerId}::uuid)
      and c.second_user_id = greatest(files.owner_id, ${viewerId}::uuid)
    join messages m on m.campaign_id = x.campaign_id and m.conversation_id = c.id and not m.is_deleted
    where x.file_id = files.id and ${isStandingSql(sql`x.campaign_id`)}
      and (m.price = 0 or ${hasPurchasedSql(viewerId, 'message', sql`m.id`)}))`;

/**
 * As for the conversation: a member who blocks the sender can still read earlier files, a blocked one cannot. Files of
 * a paid message are for whoever has bought it.
 */
const isAddressedSql = (viewerId: string | null, onlooker: Onlooker): RawBuilder<boolean> => sql<boolean>`(
  (exists (select from message_files x
    join messages m on m.id = x.message_id and not m.is_deleted
    join conversation_members mine on mine.conversation_id = m.conversation_id and mine.user_id = ${viewerId}::uuid
    where x.file_id = files.id and (m.price = 0 or ${hasPurchasedSql(viewerId, 'message', sql`m.id`)}))
  or ${isMassAddressedSql(viewerId)})
  and ${hasLivingOwner('files.owner_id')} and ${isReachableSql(onlooker, sql`files.owner_id`)})`;

/** As for the chat itself: operators, and whoever may watch the stream, while its sender is there. */
const isInChatSql = (viewerId: string | null, onlooker: Onlooker): RawBuilder<boolean> => sql<boolean>`(
  exists (select from message_files x
    join messages m on m.id = x.message_id and not m.is_deleted
    join conversations chat on chat.id = m.conversation_id and chat.kind = 'stream'
    join streams s on s.id = chat.stream_id
    where x.file_id = files.id and ${hasLivingOwner('s.performer_id')} and (
      (${isVisibleSql(onlooker, sql`s.performer_id`)} and ${mayWatchSql(watcherOf(onlooker), 's')})
      or exists (select from users where id = ${viewerId}::uuid and role = 'operator' and ${isLiving()})))
  and ${hasLivingOwner('files.owner_id')})`;

/**
 * What was bought or ordered is shown with its purchase and its order, also when it is no longer offered or its seller
 * blocks the buyer; but not what operators have removed.
 */
const isOrderedSql = (viewerId: string | null): RawBuilder<boolean> => sql<boolean>`exists (
  select from product_pictures x where x.file_id = files.id
    and (${hasPurchasedSql(viewerId, 'product', sql`x.product_id`)}
      or exists (select from orders where user_id = ${viewerId}::uuid and product_id = x.product_id))
    and not ${isTakenDownSql('product', sql`x.product_id`)})`;

const IS_REPORTED = sql<boolean>`exists (
  select from message_files x
    join messages m on m.id = x.message_id and not m.is_deleted
    join reports r on r.target_id = m.id and r.target_type = 'message' and r.status = 'open'
    where x.file_id = files.id)`;

/** By the open reports, which are few; a mass message has as many messages as fans. */
const IS_MASS_REPORTED = sql<boolean>`exists (
  select from campaign_files x
    join (select target_id from reports where target_type = 'message' and status = 'open' offset 0) r on true
    join messages m on m.id = r.target_id and m.campaign_id = x.campaign_id and not m.is_deleted
    where x.file_id = files.id)`;

const IS_JUDGED = sql<boolean>`(${IS_REPORTED} or ${IS_MASS_REPORTED} or ${isKeptSql(sql`files.id`)}
  or ${isReportedSql(sql`files.id`)})`;

/** The account of the token or signed URL, whatever its role, and the country. */
export interface FileOnlooker {
  viewerId: string | null;
  country: string | null;
}

/** SQL: what decides the access to files, after the select's `hot` mark if it has one. */
const selectAttached = ({ viewerId, country }: FileOnlooker) => {
  const onlooker = { account: viewerId === null ? null : { id: viewerId, role: 'user' as const }, country };
  return sql`select files.*, item.type as "itemType", item.audience, item.performer_id as "performerId",
      ${isSubscribedSql(viewerId, sql`item.performer_id`)} as "isSubscribed",
      exists (select from purchases where user_id = ${viewerId}::uuid and item_type = item.type and item_id = item.id)
        as "hasPurchased",
      (select role from users where id = ${viewerId}::uuid and ${isLiving()}) as "viewerRole",
      not (${isVisibleSql(onlooker, sql`files.owner_id`)}
        and ${isVisibleSql(onlooker, sql`coalesce(item.performer_id, files.owner_id)`)}) as "isHidden",
      ${isAddressedSql(viewerId, onlooker)} as "isAddressed",
      ${isInChatSql(viewerId, onlooker)} as "isInChat",
      ${isFilmOpenSql(onlooker, sql`files.id`)} as "isFilmOpen",
      ${isOrderedSql(viewerId)} as "isOrdered",
      ${IS_JUDGED} as "isJudged"
    from files left join lateral (${attachedItem(viewerId)} limit 1) item on true`;
};

/** Files by id, with what decides the access to them. Unknown ids are left out. */
export const findAttachedFiles = async (
  db: Queryable,
  fileIds: readonly string[],
  onlooker: FileOnlooker,
): Promise<AttachedFile[]> => {
  const { rows } = await sql<AttachedFile>`${selectAttached(onlooker)}
    where files.id = any(${fileIds}::uuid[])`.execute(db);
  return rows;
};

/**
 * One of {@link findAttachedFiles}. Every picture on a page asks for it, and planning it took PostgreSQL twice as long as
 * all the rest of the answer: it is planned once, which the other, for an unknown number of files, would not be.
 */
export const findAttachedFile = async (
  db: Queryable,
  fileId: string,
  onlooker: FileOnlooker,
): Promise<AttachedFile | undefined> => {
  const { rows } = await sql<AttachedFile>`${hot('attached-file')} ${selectAttached(onlooker)}
    where files.id = ${fileId}::uuid`.execute(db);
  return rows[0];
};

export const findFile = (db: Queryable, fileId: string) =>
  db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirst();

export const insertFile = (db: Queryable, row: Insertable<FilesTable>): Promise<FileRow> =>
  db.insertInto('files').values(row).returningAll().executeTakeFirstOrThrow();

/** Changes the editable columns of a file. */
export const updateFile = async (
  db: Queryable,
  fileId: string,
  changes: Pick<Updateable<FilesTable>, 'name' | 'alt_text' | 'caption_languages' | 'excerpt_of'>,
): Promise<void> => {
  await db.updateTable('files').set(changes).where('id', '=', fileId).execute();
};

/**
 * SQL: whether a file can be deleted: it is a day old, nothing refers to it by which its bytes could be reached, no
 * report shows it, and the vault does not need it, because it failed or another row has the same bytes.
 */
const isForgettable = sql<boolean>`files.created_at < now() - interval '1 day'
  and not ${isReportedSql(sql`files.id`)}
  and (${isUnreferencedSql(sql`files.id`)} or (files.storage_key <> '' and ${isUnusedSql(sql`files.id`)}))
  and (files.vault_item_id is null or files.status = 'failed' or exists (
    select from files other where other.vault_item_id = files.vault_item_id and other.id < files.id
      and other.status <> 'failed'))`;

/** Owners of files that can be deleted, without those of these ids; of each, some of these files. */
export const findUnusedFiles = async (
  db: Queryable,
  seen: readonly string[],
  limit: number,
): Promise<Array<{ id: string; fileIds: string[] }>> => {
  const query = db.selectFrom('files').select(['id', 'owner_id']).where(isForgettable);
  const rows = await query.where(notAmong('owner_id', seen)).limit(limit).execute();
  const byOwner = Map.groupBy(rows, (row) => row.owner_id);
  return [...byOwner].map(([id, files]) => ({ id, fileIds: files.map((file) => file.id) }));
};

/** Those of some files that can still be deleted. */
export const stillUnused = async (db: Queryable, fileIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .where(isForgettable)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
};
