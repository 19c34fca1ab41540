import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { searchTextSql, toLikePattern, toSearchText } from '../../shared/search-text.ts';
import { isKeptSql, isReportedSql } from '../files/file-references.ts';
import { mediaFileColumns } from '../files/files.presenter.ts';
import { isFileTakenDownSql } from '../../viewing/taken-down.ts';
import { isUsedSql } from './vault-uses.ts';
import { MOST_REMOVALS, type VaultQuery, type VaultRemoval } from './vault.schema.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { notAmong } from '../../shared/not-among.ts';

type Filter = Omit<VaultQuery, 'limit' | 'cursor'>;

const ownItems = (db: Queryable, ownerId: string) =>
  db.selectFrom('vault_items').where('vault_items.owner_id', '=', ownerId).where('vault_items.removed_at', 'is', null);

const matching = (db: Queryable, ownerId: string, { q, type, used, from, until }: Filter) =>
  ownItems(db, ownerId)
    .$if(type !== undefined, (query) => query.where('vault_items.type', '=', type ?? 'photo'))
    .$if(from !== undefined, (query) => query.where('vault_items.created_at', '>=', new Date(from ?? 0)))
    .$if(until !== undefined, (query) => query.where('vault_items.created_at', '<', new Date(until ?? 0)))
    .$if(used !== undefined, (query) =>
      query.where(sql<boolean>`${isUsedSql(sql`vault_items.id`)} = ${used ?? false}::boolean`),
    )
    .$if(toSearchText(q) !== '', (query) =>
      query.where(sql<boolean>`${searchTextSql(sql`vault_items.name`)} like ${toLikePattern(q)}`),
    );

/** Items with the file that shows them best: a ready one, else the first. */
const withFiles = (query: ReturnType<typeof ownItems>) =>
  query
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('files')
          .selectAll()
          .whereRef('files.vault_item_id', '=', 'vault_items.id')
          .orderBy(sql`files.status = 'ready'`, 'desc')
          .orderBy(sql`files.status <> 'failed'`, 'desc')
          .orderBy('files.id')
          .limit(1)
          .as('files'),
      (join) => join.onTrue(),
    )
    .select(mediaFileColumns)
    .select([
      'files.error_code',
      'vault_items.id as item_id',
      'vault_items.type',
      'vault_items.name',
      'vault_items.size',
      'vault_items.created_at',
    ])
    // By its bytes, which all files of an item share.
    .select(isFileTakenDownSql(sql`files.id`).as('is_taken_down'));

export type VaultItemRow = Awaited<ReturnType<ReturnType<typeof withFiles>['execute']>>[number];

interface VaultPage extends Filter {
  limit: number;
  after: readonly [string, string] | null;
}

/** Items of an owner that match a filter, the newest first; one more than the limit. */
export const listItems = (
  db: Queryable,
  ownerId: string,
  { limit, after, ...filter }: VaultPage,
): Promise<VaultItemRow[]> =>
  withFiles(matching(db, ownerId, filter))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(vault_items.created_at, vault_items.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('vault_items.created_at', 'desc')
    .orderBy('vault_items.id', 'desc')
    .limit(limit + 1)
    .execute();

export const countItems = (db: Queryable, ownerId: string, filter: Filter): Promise<number> =>
  countUpTo(db, matching(db, ownerId, filter));

export const findItem = (db: Queryable, ownerId: string, id: string): Promise<VaultItemRow | undefined> =>
  withFiles(ownItems(db, ownerId)).where('vault_items.id', '=', id).executeTakeFirst();

/** Some items of an owner, in any order. */
export const findItems = (db: Queryable, ownerId: string, ids: readonly string[]): Promise<VaultItemRow[]> =>
  withFiles(ownItems(db, ownerId))
    .where('vault_items.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

export interface RemovalRow {
  id: string;
  type: VaultRemoval['type'];
  title: string;
  reason: VaultRemoval['reason'];
  removed_at: Date;
}

/** What the site has removed with the bytes of an item, the latest first. */
export const findRemovalsOf = async (db: Queryable, itemId: string): Promise<RemovalRow[]> => {
  const { rows } = await sql<RemovalRow>`
    select r.id, r.target_type as type, r.title, r.reason, r.removed_at from removals r
    where r.state <> 'restored' and r.id in (
      select gone.removal_id from files f join removed_bytes gone on gone.owner_id = f.owner_id and gone.sha256 = f.sha256
      where f.vault_item_id = ${itemId})
    order by r.removed_at desc, r.id desc limit ${MOST_REMOVALS}`.execute(db);
  return rows;
};

/** A ready file of an item. */
export const findReadyUse = (db: Queryable, itemId: string) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('vault_item_id', '=', itemId)
    .where('status', '=', 'ready')
    // Prefers a file with alternative text or captions, then the newest.
    .orderBy(sql`alt_text <> '' or caption_languages <> '{}'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What went with something that an operator removed is not let go while that can be brought back, nor what a report shows. */
const isOver = (seconds: number) => sql<boolean>`(removed_at < now() - make_interval(secs => ${seconds}::int)
  and not exists (select from files where files.vault_item_id = vault_items.id 
    and (${isKeptSql(sql`files.id`)} or ${isReportedSql(sql`files.id`)})))`;

/** Items that were removed longer ago than this, and can be let go. */
export const findRemoved = (
  db: Queryable,
  { seconds, seen }: { seconds: number; seen: readonly string[] },
  limit: number,
) =>
  db
    .selectFrom('vault_items')
    .select(['id', 'owner_id'])
    .where(isOver(seconds))
    .where(notAmong('id', seen))
    .limit(limit)
    .execute();

/** Whether an item is still removed, and can be let go. */
export const isStillRemoved = async (db: Queryable, id: string, seconds: number): Promise<boolean> => {
  const query = db.selectFrom('vault_items').select('id').where('id', '=', id).where(isOver(seconds));
  return (await query.executeTakeFirst()) !== undefined;
};

/** The files of an item, locked: a concurrent transaction that begins to use one is waited for. */
export const lockUses = async (db: Queryable, itemId: string): Promise<string[]> => {
  const rows = await db.selectFrom('files').select('id').where('vault_item_id', '=', itemId).forUpdate().execute();
  return rows.map(({ id }) => id);
};
