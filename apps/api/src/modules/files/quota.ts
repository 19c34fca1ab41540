import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Role } from '../../platform/database/account-tables.ts';
import { StorageFullError } from './files.errors.ts';
import { lockStorage } from './shared-bytes.ts';

const MEGABYTE = 1024 * 1024;

interface Wish {
  ownerId: string;
  bytes: bigint;
  /** Of the file that comes; what was reserved for its upload counts no more. */
  fileId: string;
  /** What the bytes are, where it is known: those that are there already take no room. */
  sha256?: Buffer;
}

/**
 * Refuses bytes for which an account has no room by its role: equal files count once, uploads that are under way with the size
 * that they announced. Others of the same owner wait until the transaction ends, so that two cannot take one place.
 * @throws StorageFullError
 */
export const assertRoom = async (
  { config }: Pick<Context, 'config'>,
  db: Queryable,
  { ownerId, bytes, fileId, sha256 }: Wish,
): Promise<void> => {
  await lockStorage(db, ownerId);
  if (sha256 && (await isStored(db, ownerId, sha256))) return;
  const { rows } = await sql<{ role: Role; used: bigint }>`
    select role, (coalesce((select sum(size) from (
        select distinct on (sha256) size from files where owner_id = ${ownerId} and status <> 'failed') as stored), 0)
      + coalesce((select sum(size) from uploads
        where owner_id = ${ownerId} and finished_at is null and id <> ${fileId}), 0))::bigint as used
      from users where id = ${ownerId}`.execute(db);
  const megabytes = config.uploadQuotaMegabytes[rows[0]?.role ?? 'user'];
  const quota = BigInt(megabytes) * BigInt(MEGABYTE);
  if ((rows[0]?.used ?? 0n) + bytes <= quota) return;
  throw new StorageFullError({ params: { gigabytes: Math.round(megabytes / 102.4) / 10 } });
};

/** What a form may hold besides its file: words, and what stands between its parts. */
export const FORM_BYTES = 256 * 1024;

/**
 * Refuses a form as it begins, where its sender is signed in and has no room for so much; exactly it is known when all of
 * it is there.
 * @throws StorageFullError
 */
export const assertRoomFor = async (context: Context, { account, headers }: FastifyRequest): Promise<void> => {
  const most = Number(headers['content-length'] ?? 0);
  const least = most - FORM_BYTES;
  if (account && least > 0) await assertRoomAhead(context, { ownerId: account.id, least, most });
};

/**
 * Refuses bytes that are not here yet, where there is no room for the least that they are. What is as large as something
 * that lies there may be the same, and takes none.
 * @throws StorageFullError
 */
export const assertRoomAhead = (
  context: Context,
  { ownerId, least, most }: { ownerId: string; least: number; most: number },
): Promise<void> =>
  context.work(async ({ db }) => {
    const alike = await db
      .selectFrom('files')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('size', '>=', BigInt(least))
      .where('size', '<=', BigInt(most))
      .where('status', '<>', 'failed')
      .limit(1)
      .executeTakeFirst();
    if (!alike) await assertRoom(context, db, { ownerId, bytes: BigInt(least), fileId: newId() });
  });

const isStored = async (db: Queryable, ownerId: string, sha256: Buffer): Promise<boolean> => {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .where('status', '<>', 'failed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
