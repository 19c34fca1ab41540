import type { Context } from '../../context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findStream, listLiveIds } from './streaming.repository.ts';

export const END_ABANDONED_STREAM = 'end-abandoned-stream';

/** How long a stream waits for its picture to come, or to come back. */
const PATIENCE_MS = 60_000;

/** Looks a minute from now whether the stream has a picture; a later call puts the look off. */
export const scheduleAbandonedCheck = (unit: UnitOfWork, streamId: string): Promise<void> =>
  unit.addJob(
    END_ABANDONED_STREAM,
    { streamId },
    { key: `${END_ABANDONED_STREAM}:${streamId}`, runAt: new Date(Date.now() + PATIENCE_MS) },
  );

/**
 * Gives performers whose picture breaks off a minute to come back. Streams that were live when the API stopped get
 * the same minute. Answers what stops the watch.
 */
export const watchPublishers = async (context: Context): Promise<() => void> => {
  const lookLater = (streamId: string) => context.work((unit) => scheduleAbandonedCheck(unit, streamId));
  const stop = context.live.onRoomChanged(({ room, isPublishing }) => {
    if (isPublishing) return;
    findStream(context.db, room)
      .then((stream) => (stream?.status === 'live' ? lookLater(stream.id) : undefined))
      .catch((error: unknown) => context.log.error({ err: error, streamId: room }, 'a lost publisher was not noted'));
  });
  for (const { id } of await listLiveIds(context.db)) await lookLater(id);
  return stop;
};
