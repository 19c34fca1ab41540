import { sql } from 'kysely';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { together } from '../../platform/together.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { isUnreferencedSql } from './file-references.ts';
import type { FileRow } from './files.repository.ts';
import { lockStorage } from './shared-bytes.ts';

export const REMOVE_BYTES = 'remove-bytes';

/** Keys per job; a film has at most eighteen. */
const KEYS_A_JOB = 500;

type Stored = Pick<FileRow, 'id' | 'storage_key' | 'variants' | 'vault_item_id'>;
const storedColumns = ['id', 'storage_key', 'variants', 'vault_item_id'] as const;

export const keysOf = ({ storage_key, variants }: Pick<FileRow, 'storage_key' | 'variants'>): string[] => [
  storage_key,
  ...variants.map(({ key }) => key),
];

/**
 * Releases files of an owner whose storage is locked: an unreferenced row is deleted, one that a deleted item refers to
 * stays without bytes and texts. Bytes that no other row shares are removed by a job of the same transaction, so that a
 * crash leaves none behind. They cannot be shared again meanwhile, because a file is only copied from another row.
 */
export const releaseFiles = async (unit: UnitOfWork, fileIds: readonly string[]): Promise<void> => {
  const { db } = unit;
  const ids = sql<string>`any(${fileIds}::uuid[])`;
  // A transaction that is about to refer to one has locked it.
  const released = await db.selectFrom('files').select(storedColumns).where('id', '=', ids).forUpdate().execute();
  await sql`delete from files where id = ${ids} and ${isUnreferencedSql(sql`files.id`)}`.execute(db);
  await unit.callHook('onFilesReleased', fileIds);
  await sql`update files set status = 'failed', error_code = null, storage_key = '', variants = '[]', peaks = null,
    thumbhash = null, name = '', alt_text = '', caption_languages = '{}', vault_item_id = null
    where id = ${ids}`.execute(db);
  await removeBytes(unit, released);
};

const removeBytes = async (unit: UnitOfWork, released: readonly Stored[]): Promise<void> => {
  const items = [...new Set(released.flatMap(({ vault_item_id: id }) => id ?? []))];
  const kept = new Set((await listStored(unit.db, items)).flatMap(keysOf));
  const keys = [...new Set(released.flatMap(keysOf))].filter((key) => key !== '' && !kept.has(key));
  for (let from = 0; from < keys.length; from += KEYS_A_JOB) {
    await unit.addJob(REMOVE_BYTES, { keys: keys.slice(from, from + KEYS_A_JOB) });
  }
  await sql`delete from vault_items where id = any(${items}::uuid[])
    and not exists (select from files where vault_item_id = vault_items.id)`.execute(unit.db);
};

/** The remaining rows of the items' bytes. */
const listStored = (db: Queryable, items: readonly string[]): Promise<Stored[]> =>
  db
    .selectFrom('files')
    .select(storedColumns)
    .where('vault_item_id', '=', sql<string>`any(${items}::uuid[])`)
    .execute();

/** Releases everything that an account has uploaded. */
export const releaseFilesOf = async (unit: UnitOfWork, ownerId: string): Promise<void> => {
  await lockStorage(unit.db, ownerId);
  const files = await unit.db.selectFrom('files').select('id').where('owner_id', '=', ownerId).execute();
  await releaseFiles(
    unit,
    files.map(({ id }) => id),
  );
};

const payloadSchema = z.object({ keys: z.array(z.string().min(1)) });

/** A bucket takes some milliseconds for each, and there is no call for many that every bucket knows. */
const DELETED_TOGETHER = 10;

/** Removes bytes without a row. Missing ones are skipped, so it may run again. */
export const removeBytesJob: JobHandler = async ({ files }, payload) => {
  const { keys } = payloadSchema.parse(payload);
  for (let from = 0; from < keys.length; from += DELETED_TOGETHER)
    await together(keys.slice(from, from + DELETED_TOGETHER).map((key) => files.delete(key)));
};
