import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { lockStorage } from './shared-bytes.ts';

/** Bytes that were put into the store for a row. */
interface Put {
  id: string;
  ownerId: string;
  storageKey: string;
}

/** How long a transaction whose end is unknown may still hold the owner's storage. */
const PATIENCE = '10s';

/** The keys that rows refer to, once every transaction that has stored files of the owners has ended. */
const findKept = async (db: Queryable, files: readonly Put[]): Promise<ReadonlySet<string>> => {
  await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(db);
  for (const ownerId of new Set(files.map((file) => file.ownerId))) await lockStorage(db, ownerId);
  const ids = files.map(({ id }) => id);
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.storage_key));
};

/**
 * The keys of files whose bytes have to stay after storing them has failed. What refused them was rolled back; any other
 * error may have come after the commit, or instead of its answer, so the rows are asked. While the database does not
 * answer all stay: bytes without a row cost some room, a row without bytes is a lost file.
 */
export const keptInSpite = async (
  context: Context,
  files: readonly Put[],
  error: unknown,
): Promise<ReadonlySet<string>> => {
  if (error instanceof AppError) return new Set();
  try {
    return await context.work(({ db }) => findKept(db, files));
  } catch (cause) {
    const keys = files.map(({ storageKey }) => storageKey);
    context.log.warn({ err: cause, keys }, 'whether stored bytes have a row is not known: they are left');
    return new Set(keys);
  }
};
