import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Role } from '../../platform/database/account-tables.ts';
import { NotAuthenticatedError } from '../../viewing/caller.ts';
import { StorageFullError } from './files.errors.ts';
import { lockStorage } from './shared-bytes.ts';

const MEGABYTE = 1024 * 1024;

interface Wish {
  ownerId: string;
  bytes: bigint;
  /** The id of the new file; the space reserved for its upload is not counted. */
  fileId: string;
  /** Whether the account's storage holds these bytes, so that they take no space; read under `lockStorage`. */
  isStored?: boolean;
}

/**
 * Refuses bytes above the quota of the account's role: files that share one original count once, uploads in progress
 * with their announced size. Equal bytes outside a vault are stored as often as they are sent, and count as often. Locks
 * the owner's storage until the transaction ends, so that two uploads cannot take one space, and an account that was
 * deleted while its bytes were on their way gets none.
 * @throws StorageFullError, NotAuthenticatedError
 */
export const assertRoom = async (
  { config }: Pick<Context, 'config'>,
  db: Queryable,
  { ownerId, bytes, fileId, isStored = false }: Wish,
): Promise<void> => {
  await lockStorage(db, ownerId);
  await assertNotDeleted(db, ownerId);
  if (isStored) return;
  const { rows } = await sql<{ role: Role; used: bigint }>`
    select role, (coalesce((select sum(size) from (
        select distinct on (storage_key) size from files
        where owner_id = ${ownerId} and status <> 'failed') as stored), 0)
      + coalesce((select sum(size) from uploads
        where owner_id = ${ownerId} and finished_at is null and id <> ${fileId}), 0))::bigint as used
      from users where id = ${ownerId}`.execute(db);
  const megabytes = config.uploadQuotaMegabytes[rows[0]?.role ?? 'user'];
  const quota = BigInt(megabytes) * BigInt(MEGABYTE);
  if ((rows[0]?.used ?? 0n) + bytes <= quota) return;
  throw new StorageFullError({ params: { gigabytes: Math.round(megabytes / 102.4) / 10 } });
};

/** What has waited for the end of a deletion finds the account gone. @throws NotAuthenticatedError */
const assertNotDeleted = async (db: Queryable, ownerId: string): Promise<void> => {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!owner) throw new NotAuthenticatedError();
};

/** Bytes of a form besides its file: fields and separators. */
export const FORM_BYTES = 256 * 1024;

/**
 * Refuses a form by its length before it is read, if its sender is signed in and has too little space; the exact check
 * follows when it is complete.
 * @throws StorageFullError
 */
export const assertRoomFor = async (context: Context, { account, headers }: FastifyRequest): Promise<void> => {
  const most = Number(headers['content-length'] ?? 0);
  const least = most - FORM_BYTES;
  if (account && least > 0) await assertRoomAhead(context, { ownerId: account.id, least, most });
};

/**
 * Refuses an upload by its announced size when there is too little space. A file of the same size as a stored one may
 * be equal to it, and passes.
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
