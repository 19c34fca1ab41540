import type { Context } from '../../context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findStream, listLiveIds } from './streaming.repository.ts';

export const END_ABANDONED_STREAM = 'end-abandoned-stream';

/** How long a stream may be without video, at the beginning or after an interruption. */
const PATIENCE_MS = 60_000;

/** Checks in a minute whether the stream has video; a later call postpones the check. */
export const scheduleAbandonedCheck = (unit: UnitOfWork, streamId: string): Promise<void> =>
  unit.addJob(
    END_ABANDONED_STREAM,
    { streamId },
    { key: `${END_ABANDONED_STREAM}:${streamId}`, runAt: new Date(Date.now() + PATIENCE_MS) },
  );

/**
 * Gives performers a minute to reconnect when their video breaks off. Streams that were live when the API stopped get
 * the same minute. Returns how to stop watching.
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
