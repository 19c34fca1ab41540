import { sql, type Updateable } from 'kysely';
import type { FilesTable } from '../../platform/database/file-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { FileRow } from './files.repository.ts';
import type { ReceivedFile } from './received-file.ts';
import { vaultTypeOf } from './vault-type.ts';

/**
 * Everything that begins or ends the sharing of an owner's bytes happens under this lock, held until the transaction
 * ends: what one finds in the store stays there while it decides.
 */
export const lockStorage = async (db: Queryable, ownerId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`storage of ${ownerId}`}, 0))`.execute(db);
};

/**
 * The vault's item of the bytes that have come, made when they come for the first time. What was taken out and comes
 * again is there again. null for what no vault keeps.
 */
export const claimVaultItem = async (
  db: Queryable,
  { ownerId, kind, file, name = file.name }: Omit<ReceivedFile, 'id'>,
): Promise<string | null> => {
  const type = vaultTypeOf(kind);
  if (!type) return null;
  const { rows } = await sql<{ id: string }>`
    insert into vault_items as item (id, owner_id, type, sha256, size, name)
    values (${newId()}::uuid, ${ownerId}::uuid, ${type}, ${file.sha256}, ${file.size}, ${name})
    on conflict (owner_id, sha256, type) do update set removed_at = null,
      name = case when item.removed_at is null and item.name <> '' then item.name else excluded.name end,
      created_at = case when item.removed_at is null then item.created_at else excluded.created_at end
    returning id`.execute(db);
  const [item] = rows;
  if (!item) throw new Error('an item was claimed and not answered');
  return item.id;
};

/** Other uses of the same bytes. What failed gives nothing away: what lies in the store may be broken. */
const othersOf = (db: Queryable, { id, vaultItemId }: { id: string; vaultItemId: string }) =>
  db
    .selectFrom('files')
    .where('vault_item_id', '=', vaultItemId)
    .where('id', '<>', id)
    .where('status', '<>', 'failed')
    .orderBy('id')
    .limit(1);

/** Where the bytes of an item lie already; null when these are the first. */
export const findStoredKey = async (db: Queryable, id: string, vaultItemId: string | null): Promise<string | null> => {
  if (!vaultItemId) return null;
  const row = await othersOf(db, { id, vaultItemId }).select('storage_key').executeTakeFirst();
  return row?.storage_key ?? null;
};

/** Another use of the same bytes of which everything is made that is served. */
export const findMade = async (db: Queryable, { id, vault_item_id: vaultItemId }: FileRow) =>
  vaultItemId
    ? othersOf(db, { id, vaultItemId }).where('status', '=', 'ready').selectAll().executeTakeFirst()
    : undefined;

/** Whether a worker has begun to make what is served of the same bytes. */
export const isBeingMade = async (db: Queryable, { id, vault_item_id: vaultItemId }: FileRow): Promise<boolean> => {
  if (!vaultItemId) return false;
  const others = othersOf(db, { id, vaultItemId }).where('status', '=', 'processing').where('attempts', '>', 0);
  return (await others.select('id').executeTakeFirst()) !== undefined;
};

/** What was made of the bytes, as the row of another use of them says it. */
export const madeColumns = (made: FileRow): Updateable<FilesTable> => ({
  storage_key: made.storage_key,
  width: made.width,
  height: made.height,
  duration_ms: made.duration_ms,
  thumbhash: made.thumbhash,
  peaks: made.peaks,
  variants: JSON.stringify(made.variants),
  status: 'ready',
  percent: 100,
  error_code: null,
});

/** Uses that wait for what a worker makes of their bytes. */
export const listWaiting = (db: Queryable, { id, vault_item_id: vaultItemId }: FileRow) =>
  db
    .selectFrom('files')
    .select(['id', 'lane', 'turn'])
    .where('vault_item_id', '=', vaultItemId)
    .where('id', '<>', id)
    .where('status', '=', 'pending')
    .limit(WOKEN_AT_ONCE)
    .execute();

/** The others are found by the clock, as those are whose worker was lost. */
const WOKEN_AT_ONCE = 100;
