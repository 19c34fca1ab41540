import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '../database/log.ts';
import { createFreshness, placeOf, type Freshness } from './freshness.ts';

/** Which database a server has the data of, and how far it has come; null where it replays nothing. */
interface Position {
  system: string;
  lsn: string | null;
}

const system = '(select system_identifier::text from pg_control_system()) as system';
const OF_PRIMARY = `select ${system}, pg_current_wal_lsn()::text as lsn`;
const OF_REPLICA = `select ${system}, pg_last_wal_replay_lsn()::text as lsn`;

export interface Followed {
  freshness: Freshness;
  /** Whether the replica answered when it was last asked. */
  isThere(): boolean;
  /** For whoever met an error: it is not there until it answers again. */
  lose(reason: unknown): void;
  stop(): Promise<void>;
}

const positionOf = async (pool: pg.Pool, query: string): Promise<Position> => {
  const { rows } = await pool.query<Position>(query);
  return rows[0] ?? { system: '', lsn: null };
};

/** Asks both servers again and again how far they have come. The log is told when the replica goes and comes back. */
export const followReplica = (
  { primary, replica }: Record<'primary' | 'replica', pg.Pool>,
  { everyMs, log }: { everyMs: number; log: DatabaseLog },
): Followed => {
  const freshness = createFreshness();
  const stopping = new AbortController();
  const { signal } = stopping;
  let isThere = false;
  let isTold = false;

  const lose = (reason: unknown): void => {
    isThere = false;
    if (isTold || signal.aborted) return;
    isTold = true;
    log.warn(`The read replica is away, the primary serves its lists: ${String(reason)}`);
  };
  const look = async (): Promise<void> => {
    const at = performance.now();
    const written = await positionOf(primary, OF_PRIMARY);
    if (written.lsn !== null) freshness.primaryWas(placeOf(written.lsn), at);
    const { system, lsn } = await positionOf(replica, OF_REPLICA);
    if (system !== written.system) throw new Error('it is the replica of another database');
    if (lsn === null) throw new Error('it replays nothing, so it is no replica');
    freshness.replicaIs(placeOf(lsn));
    isThere = true;
    if (isTold) log.info('The read replica is back');
    isTold = false;
  };
  const rest = () => delay(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  const followOn = async (): Promise<void> => {
    for (; !signal.aborted; await rest()) await look().catch(lose);
  };
  const ended = followOn();
  return {
    freshness,
    isThere: () => isThere,
    lose,
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
};
