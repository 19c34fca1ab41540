import type { Context } from '../../context.ts';
import { PACE, startHeartbeat } from '../../platform/heartbeats.ts';
import { scheduleAbandonedCheck } from './abandoned-streams.ts';
import { newHolder, OUTSIDE_HOLDER } from './holder-address.ts';
import { leave, settleRooms } from './settle-rooms.ts';
import { listUnheld, takeFromGone } from './stream-holders.repository.ts';
import { trackRooms } from './track-rooms.ts';
import { noteWatching } from './note-watching.ts';

/**
 * Tells the database which streams send their video to this process, and closes its rooms of streams that ended or went
 * elsewhere. A stream that nobody holds any more has a minute to come back, and is then ended by a job; so has, at the
 * start, one that was live and unheld. Returns how to stop.
 */
export const holdStreams = async (context: Context, pace = PACE): Promise<() => Promise<void>> => {
  const { db, log } = context;
  const { shared } = context.live;
  const process = newHolder(context.config.internalUrl);
  const holder = shared ? OUTSIDE_HOLDER : process;
  const report = (error: unknown) => log.error({ err: error, holder }, 'the live streams of a process were not noted');
  // One after the other: a publisher who came and went must not be noted as having come last.
  let last = Promise.resolve();
  const settle = (): Promise<void> => (last = last.then(() => settleRooms(context, rooms, holder)).catch(report));
  const rooms = trackRooms(context.live, () => void settle());

  const heartbeat = await startHeartbeat(db, {
    ids: [process],
    pace,
    onBeat: async (mayJudge) => {
      // What an engine outside has let go meanwhile was perhaps taken by a process that is gone.
      if (shared || !rooms.isIdle()) await settle();
      if (mayJudge) await giveMinute(context, (trx) => takeFromGone(trx, pace, shared && OUTSIDE_HOLDER));
      // Last: nobody is kept waiting where the viewers cannot be counted.
      await noteWatching(context, rooms.taken());
    },
    report,
  });
  await giveMinute(context, listUnheld);
  return async () => {
    rooms.stop();
    // Its last beat may settle the rooms once more, and would take the streams again.
    await heartbeat.stop(!context.redis?.isAway());
    await last;
    // The engine outside goes on, and so do the others that look at it.
    if (shared) return;
    for (const id of rooms.taken()) await leave(context, id, holder).catch(report);
  };
};

type FindStreams = (db: Parameters<typeof takeFromGone>[0]) => Promise<ReadonlyArray<{ id: string }>>;

const giveMinute = ({ work }: Context, find: FindStreams): Promise<void> =>
  work(async (unit) => {
    for (const { id } of await find(unit.db)) await scheduleAbandonedCheck(unit, id);
  });
