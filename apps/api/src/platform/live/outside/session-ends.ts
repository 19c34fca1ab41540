import type { Db } from '../../database/tables.ts';
import type { LiveLog } from '../embedded-live-engine.ts';
import type { EngineApi } from './engine-api.ts';
import { deleteSession, listEnding } from './engine-rows.ts';

/** Sessions that are ended at once. */
const TOGETHER = 16;

interface Given {
  db: Db;
  api: EngineApi | null;
  log: LiveLog;
  /** Ends what has this address, also when it has ended already. */
  endSession: (location: string) => Promise<void>;
}

/** Ends at the engine what is written down to be ended. What fails stays written down, for the next look. */
export const createSessionEnds = ({ db, api, log, endSession }: Given) => {
  const endOne = async ({ id, location, engine_id }: Awaited<ReturnType<typeof listEnding>>[number]): Promise<void> => {
    try {
      await endSession(location).catch(async (error: unknown) => {
        if (!api || engine_id === null) throw error;
        await api.kick(engine_id);
      });
      await deleteSession(db, id);
    } catch (error) {
      log.warn({ err: error, part: 'live' }, 'a session of the live engine could not be ended yet');
    }
  };
  return {
    /** Of one session, of one room, or all. */
    endMarked: async (of: { id?: string; room?: string }): Promise<void> => {
      const rows = await listEnding(db, of);
      for (let at = 0; at < rows.length; at += TOGETHER) await Promise.all(rows.slice(at, at + TOGETHER).map(endOne));
    },
    /** Also those that this site has not opened, or whose rows are gone. */
    kickFrom: async (room: string): Promise<void> => {
      if (!api) return;
      try {
        const inside = (await api.listSessions()).filter((session) => session.room === room);
        await Promise.all(inside.map(({ id }) => api.kick(id)));
      } catch (error) {
        log.warn({ err: error, part: 'live' }, 'a room of the live engine could not be emptied');
      }
    },
  };
};

export type SessionEnds = ReturnType<typeof createSessionEnds>;
