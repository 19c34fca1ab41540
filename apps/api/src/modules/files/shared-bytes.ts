import { sql, type Updateable } from 'kysely';
import type { FileKind, FilesTable } from '../../platform/database/file-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { FileRow } from './files.repository.ts';
import { isVoiceKind, VOICE_KINDS } from './media-kinds.ts';
import type { ReceivedFile } from './received-file.ts';
import { vaultTypeOf } from './vault-type.ts';

/**
 * Locks an owner's shared bytes until the transaction ends: whatever begins or ends the sharing of bytes takes this
 * lock, so bytes that are found stay.
 */
export const lockStorage = async (db: Queryable, ownerId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`storage of ${ownerId}`}, 0))`.execute(db);
};

/**
 * The vault's item for received bytes, created at their first upload and restored when it was removed. null for kinds
 * that no vault keeps.
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

/** Other rows of the same bytes, except failed ones, whose stored bytes may be broken. */
const othersOf = (db: Queryable, { id, vaultItemId }: { id: string; vaultItemId: string }) =>
  db
    .selectFrom('files')
    .where('vault_item_id', '=', vaultItemId)
    .where('id', '<>', id)
    .where('status', '<>', 'failed')
    .orderBy('id')
    .limit(1);

/** Where the bytes of an item are stored; null when these are the first. */
export const findStoredKey = async (db: Queryable, id: string, vaultItemId: string | null): Promise<string | null> => {
  if (!vaultItemId) return null;
  const row = await othersOf(db, { id, vaultItemId }).select('storage_key').executeTakeFirst();
  return row?.storage_key ?? null;
};

/** SQL: whether a file is made in the same way: of speech less is kept than of other sounds. */
const isMadeAlike = (kind: FileKind) => sql<boolean>`(kind = any(${VOICE_KINDS}::text[])) = ${isVoiceKind(kind)}`;

/** Another row of the same bytes that is ready, and was made in the same way. */
export const findMade = async (db: Queryable, { id, kind, vault_item_id: vaultItemId }: FileRow) =>
  vaultItemId
    ? othersOf(db, { id, vaultItemId })
        .where('status', '=', 'ready')
        .where(isMadeAlike(kind))
        .selectAll()
        .executeTakeFirst()
    : undefined;

/** Whether a worker is processing the same bytes. */
export const isBeingMade = async (db: Queryable, { id, vault_item_id: vaultItemId }: FileRow): Promise<boolean> => {
  if (!vaultItemId) return false;
  const others = othersOf(db, { id, vaultItemId }).where('status', '=', 'processing').where('attempts', '>', 0);
  return (await others.select('id').executeTakeFirst()) !== undefined;
};

/** The result columns of a ready row, for another row of the same bytes. */
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

/** Rows that wait for the processing of the same bytes. */
export const listWaiting = (db: Queryable, { id, vault_item_id: vaultItemId }: FileRow) =>
  db
    .selectFrom('files')
    .select(['id', 'lane', 'turn'])
    .where('vault_item_id', '=', vaultItemId)
    .where('id', '<>', id)
    .where('status', '=', 'pending')
    .limit(WOKEN_AT_ONCE)
    .execute();

/** Any more are found by the clock, like files of lost workers. */
const WOKEN_AT_ONCE = 100;
