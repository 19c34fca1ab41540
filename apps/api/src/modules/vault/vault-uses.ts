import { beginningOf } from '@barg/contract/words';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isRestorableSql } from '../../shared/restorable.ts';
import type { VaultUse } from './vault.schema.ts';

/** SQL: whether something exists; deleted things that can be restored do. */
const isThere = (alias: string) =>
  sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null or ${isRestorableSql(alias)})`;

const POST = isThere('p');

/** As much of a text as a title can need: where it is cut is decided by its words. */
const KEPT = sql.lit(400);
const TITLE_LENGTH = 100;
/** What has a text and no title. */
const TEXTS: ReadonlySet<VaultUse['type']> = new Set(['feed', 'draft', 'message', 'welcome', 'campaign']);

/**
 * SQL: the things that use some items, each thing once. `items` is a condition on `f`, the files. Things that were
 * deleted for good use nothing.
 */
const usesSql = (items: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select f.vault_item_id as item_id, 'feed' as type, p.id, left(p.text, ${KEPT}) as title, p.created_at
    from files f join feed_post_files x on x.file_id = f.id join feed_posts p on p.id = x.feed_post_id and ${POST}
    where ${items}
  union
  select f.vault_item_id, 'feed', p.id, left(p.text, ${KEPT}), p.created_at
    from files f join feed_posts p on p.thumbnail_file_id = f.id and ${POST} where ${items}
  union
  select f.vault_item_id, 'feed', p.id, left(p.text, ${KEPT}), p.created_at
    from files f join feed_posts p on p.teaser_file_id = f.id and ${POST} where ${items}
  union
  select f.vault_item_id, 'draft', d.id, left(d.content ->> 'text', ${KEPT}), d.created_at
    from files f join feed_draft_files x on x.file_id = f.id join feed_drafts d on d.id = x.draft_id
    left join feed_posts p on p.id = d.feed_post_id where ${items} and (d.feed_post_id is null or ${POST})
  union
  select f.vault_item_id, 'gallery', g.id, g.title, g.published_at
    from files f join photos x on x.file_id = f.id and ${isThere('x')}
    join galleries g on g.id = x.gallery_id and ${isThere('g')} where ${items}
  union
  select f.vault_item_id, 'video', v.id, v.title, v.published_at
    from files f join videos v on v.file_id = f.id and ${isThere('v')} where ${items}
  union
  select f.vault_item_id, 'video', v.id, v.title, v.published_at
    from files f join videos v on f.id in (v.thumbnail_file_id, v.teaser_file_id) and ${isThere('v')}
    where ${items}
  union
  select f.vault_item_id, 'product', s.id, s.title, s.created_at
    from files f join product_pictures x on x.file_id = f.id
    join products s on s.id = x.product_id and ${isThere('s')} where ${items}
  union
  select f.vault_item_id, 'message', m.conversation_id, left(m.text, ${KEPT}), m.created_at
    from files f join message_files x on x.file_id = f.id join messages m on m.id = x.message_id and not m.is_deleted
    where ${items}
  union
  select f.vault_item_id, 'welcome', w.performer_id, left(w.text, ${KEPT}), w.updated_at
    from files f join welcome_message_items x on x.item_id = f.vault_item_id
    join welcome_messages w on w.performer_id = x.performer_id where ${items}
  union
  select f.vault_item_id, 'campaign', c.id, left(c.text, ${KEPT}), c.created_at
    from files f join campaign_files x on x.file_id = f.id join campaigns c on c.id = x.campaign_id where ${items}
  union
  select f.vault_item_id, 'stream', s.id, s.title, s.started_at
    from files f join streams s on s.cover_file_id = f.id where ${items}
  union
  select f.vault_item_id, 'stream', s.id, s.title, s.started_at
    from files f join recordings r on r.file_id = f.id and r.shown_at is not null
    join streams s on s.id = r.stream_id where ${items}
  union
  select f.vault_item_id, 'profile', w.user_id, '', f.created_at
    from files f join performers w on w.welcome_video_file_id = f.id where ${items}`;

/** SQL: whether anything uses an item. */
export const isUsedSql = (itemId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from (${usesSql(sql`f.vault_item_id = ${itemId}`)}) used)`;

/** The number of things that use each item. */
export const countUses = async (db: Queryable, itemIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ item_id: string; count: number }>`
    select item_id, count(*)::int as count
    from (${usesSql(sql`f.vault_item_id = any(${itemIds}::uuid[])`)}) used group by item_id`.execute(db);
  return new Map(rows.map(({ item_id, count }) => [item_id, count]));
};

export interface UseRow {
  type: VaultUse['type'];
  id: string;
  title: string | null;
  created_at: Date;
}

/** A page of the things that use an item, the newest first. */
export const listUses = async (
  db: Queryable,
  itemId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<UseRow[]> => {
  const { rows } = await sql<UseRow>`
    select type, id, title, created_at from (${usesSql(sql`f.vault_item_id = ${itemId}::uuid`)}) used
    order by created_at desc, id desc, type limit ${limit} offset ${offset}`.execute(db);
  return rows.map(withBeginning);
};

const withBeginning = (row: UseRow): UseRow =>
  TEXTS.has(row.type) ? { ...row, title: beginningOf(row.title ?? '', TITLE_LENGTH) } : row;

/** Up to `limit` things that show the bytes of some files, by whichever row of them, the newest first. */
export const listUsesOfFiles = async (
  db: Queryable,
  fileIds: readonly string[],
  { types, limit }: { types: ReadonlyArray<VaultUse['type']>; limit: number },
): Promise<UseRow[]> => {
  if (fileIds.length === 0) return [];
  const items = sql`f.vault_item_id in (select vault_item_id from files where id = any(${fileIds}::uuid[]))`;
  const { rows } = await sql<UseRow>`
    select distinct type, id, title, created_at from (${usesSql(items)}) used where type = any(${types}::text[])
    order by created_at desc, id desc, type limit ${limit}`.execute(db);
  return rows.map(withBeginning);
};
