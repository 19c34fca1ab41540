import { sql, type Selectable } from 'kysely';
import { lockAccount } from '../accounts/lock-account.ts';
import type { StreamKeysTable } from '../../platform/database/stream-key-tables.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isLiving } from '../../viewing/living-account.ts';
import type { StreamKeyFacts } from './stream-keys.schema.ts';

export type StreamKeyRow = Omit<Selectable<StreamKeysTable>, 'key_hash'>;

const COLUMNS = ['id', 'performer_id', 'name', 'hint', 'starts_stream', 'created_at', 'last_used_at'] as const;

/** The newest first. */
export const listStreamKeys = (db: Queryable, performerId: string, limit: number): Promise<StreamKeyRow[]> =>
  db
    .selectFrom('stream_keys')
    .select(COLUMNS)
    .where('performer_id', '=', performerId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** Makes changes of one performer's wait for each other, so that the limit holds. */
export const lockKeysOf = async (db: Transaction, performerId: string): Promise<void> => {
  await lockAccount(db, performerId);
};

export const countStreamKeys = async (db: Queryable, performerId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('stream_keys')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('performer_id', '=', performerId)
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const insertStreamKey = (
  db: Transaction,
  { performerId, hash, hint, name, startsStream }: StreamKeyFacts & { performerId: string; hash: Buffer; hint: string },
): Promise<StreamKeyRow> =>
  db
    .insertInto('stream_keys')
    .values({ id: newId(), performer_id: performerId, key_hash: hash, hint, name, starts_stream: startsStream })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Undefined when it is not hers. */
export const updateStreamKey = (
  db: Queryable,
  { id, performerId, name, startsStream }: StreamKeyFacts & { id: string; performerId: string },
): Promise<StreamKeyRow | undefined> =>
  db
    .updateTable('stream_keys')
    .set({ name, starts_stream: startsStream })
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Undefined when it is not hers. */
export const deleteStreamKey = (db: Transaction, id: string, performerId: string): Promise<StreamKeyRow | undefined> =>
  db
    .deleteFrom('stream_keys')
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .returning(COLUMNS)
    .executeTakeFirst();

/** A key of a living performer's, by what is stored of it; undefined when there is none, or it was revoked. */
export const findByHash = (db: Queryable, hash: Buffer) =>
  db
    .selectFrom('stream_keys')
    .innerJoin('users', 'users.id', 'stream_keys.performer_id')
    .select(['stream_keys.id', 'performer_id', 'stream_keys.name', 'key_hash', 'starts_stream'])
    .where('key_hash', '=', hash)
    .where(isLiving())
    .executeTakeFirst();

export type UsedKey = NonNullable<Awaited<ReturnType<typeof findByHash>>>;

export const noteUse = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('stream_keys')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};
