import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Queryable } from './unit-of-work.ts';

export interface Pace {
  /** Between two beats. */
  everyMs: number;
  /** Who has been silent for so long is taken for gone. */
  silenceMs: number;
}

/** What was lost is noticed within 50 seconds, also when a worker just missed it. */
export const PACE: Pace = { everyMs: 5_000, silenceMs: 45_000 };

/** SQL: the beginning of the time in which everybody who is at work has beaten. */
export const silenceBegan = ({ silenceMs }: Pace): RawBuilder<Date> =>
  sql<Date>`now() - make_interval(secs => ${silenceMs / 1000}::float8)`;

/** SQL: whether nobody with this id has beaten lately. */
export const isGone = (id: Expression<string | null>, pace: Pace): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from heartbeats where heartbeats.id = ${id} and beaten_at > ${silenceBegan(pace)})`;

/** Whether any process of the site is at work, or was a moment ago. */
export const isAnyoneAtWork = async (db: Queryable, pace = PACE): Promise<boolean> =>
  (await db.selectFrom('heartbeats').select('id').where('beaten_at', '>', silenceBegan(pace)).limit(1).execute())
    .length > 0;

export interface HeartbeatOptions {
  ids: readonly string[];
  /**
   * Called after each beat. `mayJudge` says whether this process has beaten through a whole silence: one that has just
   * started, or that lost the database itself, cannot tell who else is gone.
   */
  onBeat: (mayJudge: boolean) => Promise<void>;
  report: (error: unknown) => void;
  pace?: Pace | undefined;
}

export interface Heartbeat {
  /**
   * Ends, and tells the others so. Where they may not have heard what this process told last, it does not: to them it is
   * lost then, and whoever is connected to them asks again.
   */
  stop(isAllHeard?: boolean): Promise<void>;
}

/** Beats for some ids until it is stopped. The first beat has been tried when it returns. */
export const startHeartbeat = async (
  db: Queryable,
  { ids, onBeat, report, pace = PACE }: HeartbeatOptions,
): Promise<Heartbeat> => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let [since, last] = [-Infinity, -Infinity];

  const beat = async (): Promise<void> => {
    await writeBeat(db, ids);
    const now = performance.now();
    if (now - last > pace.silenceMs / 3) since = now;
    last = now;
    await onBeat(now - since >= pace.silenceMs);
  };
  const rest = () => delay(pace.everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  const beatOn = async (): Promise<void> => {
    for (await rest(); !signal.aborted; await rest()) await beat().catch(report);
  };

  await beat().catch(report);
  const ended = beatOn();
  return {
    stop: async (isAllHeard = true) => {
      stopping.abort();
      await ended;
      if (!isAllHeard) return;
      await db.deleteFrom('heartbeats').where('id', 'in', ids).execute().catch(report);
    },
  };
};

const writeBeat = async (db: Queryable, ids: readonly string[]): Promise<void> => {
  await db
    .insertInto('heartbeats')
    .values(ids.map((id) => ({ id })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beaten_at: sql<Date>`now()` }))
    .execute();
};

/** Forgets those who have been gone for a day. */
export const forgetOldHeartbeats = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('heartbeats')
    .where('beaten_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
};
