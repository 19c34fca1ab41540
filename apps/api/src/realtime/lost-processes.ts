import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { PACE } from '../platform/heartbeats.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import type { SocketServer } from './socket-session.ts';

/** Sockets that are renewed together, and the pause until the next ones: a hundred a second cost a tenth of a core. */
const BATCH = 20;
const PAUSE_MS = 200;

interface Known {
  beatenAt: string;
  /** It has beaten while this process was looking, or a moment before. */
  isAlive: boolean;
}

/**
 * Looks which processes of the site are gone without having said so. Who was silent already when this process began to
 * look, or while it could not, is not told: all of its sockets have asked since.
 */
export const createLossWatch = (db: Queryable, pace = PACE) => {
  let known = new Map<string, Known>();
  let lastLook = -Infinity;
  return {
    /** How long those have been silent that were lost since the last look, in milliseconds. */
    look: async (): Promise<number[]> => {
      const beats = await db
        .selectFrom('heartbeats')
        .select([
          'id',
          sql<string>`beaten_at::text`.as('beatenAt'),
          sql<number>`(extract(epoch from now() - beaten_at) * 1000)::float8`.as('silentFor'),
        ])
        .execute();
      const now = performance.now();
      if (now - lastLook > pace.silenceMs / 3) known = new Map();
      lastLook = now;
      const before = known;
      const lost: number[] = [];
      known = new Map(
        beats.map(({ id, beatenAt, silentFor }) => {
          const earlier = before.get(id);
          const hasBeaten = silentFor <= 2 * pace.everyMs || (earlier !== undefined && earlier.beatenAt !== beatenAt);
          const wasAlive = hasBeaten || earlier?.isAlive === true;
          const isLost = wasAlive && silentFor > pace.silenceMs;
          if (isLost) lost.push(silentFor);
          return [id, { beatenAt, isAlive: wasAlive && !isLost }];
        }),
      );
      return lost;
    },
  };
};

/**
 * Cuts the lines of sockets that were there already when a process fell silent: what it committed last it may not have
 * told any more. Clients come back by themselves within a second or two, and ask for everything again. Those that have
 * come since have asked.
 *
 * @param silentFor since its last beat; it may have worked on until the next one was due
 */
export const renewLines = async (io: SocketServer, silentFor: number, pace = PACE): Promise<void> => {
  const lostAt = Date.now() - silentFor + 2 * pace.everyMs;
  const stale = [...io.sockets.sockets.values()].filter(({ handshake }) => handshake.issued < lostAt);
  for (let at = 0; at < stale.length; at += BATCH) {
    if (at > 0) await delay(PAUSE_MS, undefined, { ref: false });
    for (const { conn } of stale.slice(at, at + BATCH)) conn.close();
  }
};
