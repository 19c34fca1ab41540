import { sql, type Insertable, type Selectable, type UpdateObject } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import type { PrivateStreamSide, PrivateStreamsTable } from '../../platform/database/private-stream-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { notAmong } from '../../shared/not-among.ts';
import { isActiveSql } from '../../viewing/private-streams.ts';
import { ANSWER_WITHIN_MS } from './private-streams.schema.ts';

export type SessionRow = Selectable<PrivateStreamsTable>;

export const insertSession = (db: Queryable, row: Insertable<PrivateStreamsTable>): Promise<SessionRow> =>
  db.insertInto('private_streams').values(row).returningAll().executeTakeFirstOrThrow();

/** A session of which the account is one of the two. */
export const findSessionOf = (db: Queryable, accountId: string, id: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('private_streams')
    .selectAll()
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('performer_id', '=', accountId), eb('fan_id', '=', accountId)]))
    .executeTakeFirst();

/** The same, locked until the transaction ends. Always locked before accounts of the ledger. */
export const lockSessionOf = (db: Queryable, accountId: string, id: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('private_streams')
    .selectAll()
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('performer_id', '=', accountId), eb('fan_id', '=', accountId)]))
    .forUpdate()
    .executeTakeFirst();

/** Locked; undefined where it is over. */
export const lockOpen = (db: Queryable, id: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('private_streams')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst();

/** Locked; undefined where it is over, or another process is at it just now. */
export const lockIdle = (db: Queryable, id: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('private_streams')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'ended')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export const updateSession = (
  db: Queryable,
  id: string,
  change: UpdateObject<Database, 'private_streams'>,
): Promise<SessionRow> =>
  db.updateTable('private_streams').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Those that are open, of an account in either role, or between two; in the order in which they are locked. */
export const listOpenOf = (db: Queryable, accountId: string, otherId: string | null = null) =>
  sql<{ id: string }>`
    select id from private_streams where status <> 'ended'
      and ((performer_id = ${accountId} and ${otherId}::uuid is null) or (fan_id = ${accountId} and ${otherId}::uuid is null)
        or (performer_id, fan_id) in ((${accountId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${accountId}::uuid)))
    order by id`
    .execute(db)
    .then(({ rows }) => rows.map(({ id }) => id));

/** What is to be metered, some at a time. */
export const listActive = (db: Queryable, after: string | null, limit: number) =>
  db
    .selectFrom('private_streams')
    .select('id')
    .where(isActiveSql)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Requests that nobody has answered in time. */
export const listUnanswered = (db: Queryable, seen: readonly string[], limit: number) =>
  db
    .selectFrom('private_streams')
    .select('id')
    .where('status', '=', 'requested')
    .where('requested_at', '<', sql<Date>`now() - make_interval(secs => ${ANSWER_WITHIN_MS / 1000}::float8)`)
    .where(notAmong('id', seen))
    .orderBy('id')
    .limit(limit)
    .execute();

/** The private stream of a fan and a performer that is asked for or runs. */
export const findOpenId = async (db: Queryable, fanId: string, performerId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('private_streams')
    .select('id')
    .where('fan_id', '=', fanId)
    .where('performer_id', '=', performerId)
    .where('status', '<>', 'ended')
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Whether an account has money reserved, or is owed any, by what runs. */
export const isInActive = async (db: Queryable, accountId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('private_streams')
    .select('id')
    .where(isActiveSql)
    .where(({ or, eb }) => or([eb('performer_id', '=', accountId), eb('fan_id', '=', accountId)]))
    .executeTakeFirst();
  return row !== undefined;
};

export interface SessionSearch {
  accountId: string;
  side: PrivateStreamSide;
  state: 'open' | 'ended';
}

const matching = (db: Queryable, { accountId, side, state }: SessionSearch) =>
  db
    .selectFrom('private_streams')
    .where(side === 'fan' ? 'fan_id' : 'performer_id', '=', accountId)
    .$if(state === 'open', (query) => query.where('status', '<>', sql.lit('ended')))
    .$if(state === 'ended', (query) => query.where('status', '=', sql.lit('ended')));

/** One more than `limit`, the newest first. */
export const listSessions = (
  db: Queryable,
  search: SessionSearch,
  { limit, before }: { limit: number; before: string | null },
): Promise<SessionRow[]> =>
  matching(db, search)
    .selectAll()
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

export const countSessions = (db: Queryable, search: SessionSearch): Promise<number> =>
  countUpTo(db, matching(db, search));
