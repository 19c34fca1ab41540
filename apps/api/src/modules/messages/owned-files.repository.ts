import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { ItemType } from '../../viewing/access.repository.ts';
import { shownFilesSql } from '../../viewing/shown-files.ts';

/** A message, and who may have bought some of its bytes before. */
export interface Reader {
  userId: string;
  messageId: string;
}

/** A file of a message whose bytes somebody has bought before, and with what. */
export interface OwnedFile extends Reader {
  fileId: string;
  sourceType: ItemType;
  sourceId: string;
}

/** SQL: what else has the bytes of the asked files and was bought by a fan: posts, galleries and videos. */
const WORKS = [
  { type: 'feed', join: sql`feed_post_files x on x.file_id = same.id`, id: sql`x.feed_post_id` },
  { type: 'gallery', join: sql`photos x on x.file_id = same.id`, id: sql`x.gallery_id` },
  { type: 'video', join: sql`videos x on x.file_id = same.id`, id: sql`x.id` },
] as const;

const boughtWorks = sql.join(
  WORKS.map(
    ({ type, join, id }) => sql`
  select p.user_id, ${sql.lit(type)} as type, ${id} as id, asked.item
    from (select distinct item from asked) asked join files same on same.vault_item_id = asked.item join ${join}
    join readers on true
    join purchases p on p.user_id = readers.user_id and p.item_type = ${sql.lit(type)} and p.item_id = ${id}`,
  ),
  sql` union all `,
);

/**
 * What of the files of some messages their readers have bought before, in another message, a post, a gallery or a video. Bytes are
 * known by the item of their owner's vault; what no vault keeps, as documents, is nobody's before it is bought. Messages
 * are looked for among what he has bought, because one picture may have been sent to everybody.
 */
const listOwned = async (db: Queryable, readers: readonly Reader[]): Promise<OwnedFile[]> => {
  if (readers.length === 0) return [];
  const userIds = readers.map(({ userId }) => userId);
  const messageIds = readers.map(({ messageId }) => messageId);
  const { rows } = await sql<OwnedFile>`
    with asked as materialized (
      select given.user_id, given.id as message_id, f.id as file_id, f.owner_id, f.vault_item_id as item
      from unnest(${userIds}::uuid[], ${messageIds}::uuid[]) as given (user_id, id)
      join lateral ${shownFilesSql('given.id')} shown on true
      join files f on f.id = shown.file_id and f.vault_item_id is not null),
    readers as (select distinct user_id from asked),
    bought as (
      select p.user_id, 'message' as type, p.item_id as id, same.vault_item_id as item
        from readers join purchases p on p.user_id = readers.user_id and p.item_type = 'message'
        join messages m on m.id = p.item_id and not m.is_deleted
        join lateral ${shownFilesSql('p.item_id')} shown on true join files same on same.id = shown.file_id
        where p.performer_id in (select owner_id from asked)
      union all ${boughtWorks})
    select distinct asked.user_id as "userId", asked.message_id as "messageId", asked.file_id as "fileId",
      bought.type as "sourceType", bought.id as "sourceId"
    from asked join bought on bought.user_id = asked.user_id and bought.item = asked.item
      and bought.id <> asked.message_id`.execute(db);
  return rows;
};

/** The same of one reader. */
export const listOwnedFiles = (db: Queryable, userId: string, messageIds: readonly string[]): Promise<OwnedFile[]> =>
  listOwned(
    db,
    messageIds.map((messageId) => ({ userId, messageId })),
  );

const countByMessage = (files: readonly OwnedFile[]): ReadonlyMap<string, number> => {
  const owned = Map.groupBy(files, ({ messageId }) => messageId);
  return new Map([...owned].map(([id, own]) => [id, new Set(own.map(({ fileId }) => fileId)).size]));
};

/** {@link countOwnedFiles} of many messages, each with a reader of its own. */
export const countOwnedByEach = async (
  db: Queryable,
  readers: readonly Reader[],
): Promise<ReadonlyMap<string, number>> => countByMessage(await listOwned(db, readers));

/** How many files of each message a fan has bought before; those with none are absent. */
export const countOwnedFiles = async (
  db: Queryable,
  userId: string,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => countByMessage(await listOwnedFiles(db, userId, messageIds));
