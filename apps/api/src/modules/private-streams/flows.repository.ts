import { sql } from 'kysely';
import type { PrivateStreamSide } from '../../platform/database/private-stream-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Flows } from './meter-rules.ts';

/** A counter of one life of a room in one engine. */
export interface Flow {
  sessionId: string;
  side: PrivateStreamSide;
  run: string;
  deliveredMs: number;
}

/** How a room whose counter was to be kept stands. */
export interface KeptRoom {
  sessionId: string;
  side: PrivateStreamSide;
  isOpen: boolean;
  /** Whether the side is noted as arriving here; what arrives elsewhere is not counted here. */
  isHere: boolean;
}

/**
 * Keeps what the engine of one process has counted; a counter never goes back. A side that another process receives now
 * is counted there alone: what still arrives here is the same time once more.
 * @param here the address of the process, as in {@link holdSide}
 */
export const saveFlows = async (db: Queryable, flows: readonly Flow[], here: string): Promise<KeptRoom[]> => {
  const { rows } = await sql<KeptRoom>`
    with counted as (
      select * from unnest(${flows.map((flow) => flow.sessionId)}::uuid[], ${flows.map((flow) => flow.side)}::text[],
        ${flows.map((flow) => flow.run)}::uuid[], ${flows.map((flow) => flow.deliveredMs)}::bigint[])
        as flow (session_id, side, run, delivered_ms)
    ),
    known as (
      select counted.*, coalesce(stream.status not in ('ended', 'requested'), false) as is_open,
        coalesce(holder.address = ${here}, true) as is_here
      from counted
      left join private_streams stream on stream.id = counted.session_id
      left join private_stream_holders holder
        on holder.session_id = counted.session_id and holder.side = counted.side
    ),
    saved as (
      insert into private_stream_flows (session_id, side, run, delivered_ms)
      select session_id, side, run, delivered_ms from known where is_open and is_here
      on conflict (session_id, side, run) do update
        set delivered_ms = greatest(private_stream_flows.delivered_ms, excluded.delivered_ms)
    )
    select session_id as "sessionId", side, is_open as "isOpen", is_here as "isHere" from known`.execute(db);
  return rows;
};

/** What was delivered of each side, by all engines together. */
export const sumFlows = async (db: Queryable, sessionId: string): Promise<Flows> => {
  const rows = await db
    .selectFrom('private_stream_flows')
    .select(['side', sql<bigint>`sum(delivered_ms)::bigint`.as('total')])
    .where('session_id', '=', sessionId)
    .groupBy('side')
    .execute();
  const of = (side: PrivateStreamSide) => rows.find((row) => row.side === side)?.total ?? 0n;
  return { performer: of('performer'), fan: of('fan') };
};

/** Of what is over the counters say nothing any more. */
export const forgetFlows = async (db: Queryable, sessionId: string): Promise<void> => {
  await db.deleteFrom('private_stream_flows').where('session_id', '=', sessionId).execute();
  await db.deleteFrom('private_stream_holders').where('session_id', '=', sessionId).execute();
};

/** Notes which process is to receive the picture of a side that none receives yet; nothing where one does. */
export const holdFreeSide = async (
  db: Queryable,
  { sessionId, side, address }: { sessionId: string; side: PrivateStreamSide; address: string },
): Promise<void> => {
  await db
    .insertInto('private_stream_holders')
    .values({ session_id: sessionId, side, address })
    .onConflict((conflict) => conflict.columns(['session_id', 'side']).doNothing())
    .execute();
};

/** Notes which process receives the picture of a side. */
export const holdSide = async (
  db: Queryable,
  { sessionId, side, address }: { sessionId: string; side: PrivateStreamSide; address: string },
): Promise<void> => {
  await db
    .insertInto('private_stream_holders')
    .values({ session_id: sessionId, side, address })
    .onConflict((conflict) => conflict.columns(['session_id', 'side']).doUpdateSet({ address }))
    .execute();
};

/** Whether the two sides arrive in different processes. */
export const areApart = async (db: Queryable, sessionId: string): Promise<boolean> => {
  const { addresses } = await db
    .selectFrom('private_stream_holders')
    .select(sql<number>`count(distinct address)::int`.as('addresses'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return addresses > 1;
};

/** The address of the process that receives it; null where none is known. */
export const findHolder = async (db: Queryable, sessionId: string, side: PrivateStreamSide): Promise<string | null> => {
  const row = await db
    .selectFrom('private_stream_holders')
    .select('address')
    .where('session_id', '=', sessionId)
    .where('side', '=', side)
    .executeTakeFirst();
  return row?.address ?? null;
};
