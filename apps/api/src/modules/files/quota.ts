import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { StorageFullError } from './files.errors.ts';

const MEGABYTE = 1024 * 1024;

interface Wish {
  ownerId: string;
  bytes: bigint;
  /** Of the file that comes; what was reserved for its upload counts no more. */
  fileId: string;
}

/**
 * Refuses bytes for which an account has no room: equal files count once, uploads that are under way with the size
 * that they announced. Others of the same owner wait until the transaction ends, so that two cannot take one place.
 * @throws StorageFullError
 */
export const assertRoom = async (
  { config }: Pick<Context, 'config'>,
  db: Queryable,
  { ownerId, bytes, fileId }: Wish,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`storage of ${ownerId}`}, 0))`.execute(db);
  const { rows } = await sql<{ used: bigint }>`
    select (coalesce((select sum(size) from (
        select distinct on (sha256) size from files where owner_id = ${ownerId} and status <> 'failed') as stored), 0)
      + coalesce((select sum(size) from uploads
        where owner_id = ${ownerId} and finished_at is null and id <> ${fileId}), 0))::bigint as used`.execute(db);
  const quota = BigInt(config.uploadQuotaMegabytes) * BigInt(MEGABYTE);
  if ((rows[0]?.used ?? 0n) + bytes <= quota) return;
  throw new StorageFullError({ params: { gigabytes: Math.round(config.uploadQuotaMegabytes / 102.4) / 10 } });
};
