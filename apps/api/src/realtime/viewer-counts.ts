import { streamScope } from '@barg/contract';
import type { Context } from '../context.ts';
import { findStream, raisePeakViewers } from '../modules/streaming/streaming.repository.ts';
import type { Background } from './background.ts';
import { newEvent, toScope } from './publisher.ts';

/** A stream's count is told at most so often. Milliseconds. */
const TOLD_EVERY = 1000;

/** Tells a stream's viewers how many they are, some time after one came or went. */
export const createViewerCounts = (context: Context, background: Background) => {
  const timers = new Map<string, NodeJS.Timeout>();

  const tell = async (streamId: string): Promise<void> => {
    const stream = await findStream(context.db, streamId);
    if (stream?.status !== 'live') return;
    const counts = await context.presence.viewersOf([{ id: stream.id, performerId: stream.performer_id }]);
    const viewers = counts.get(stream.id) ?? 0;
    context.publisher.publish(
      toScope(streamScope(stream.id)),
      newEvent('stream.viewers.changed', { streamId, viewers }),
    );
    await raisePeakViewers(context.db, stream.id, viewers);
  };

  return {
    changed: (streamId: string): void => {
      if (timers.has(streamId)) return;
      const look = () => {
        timers.delete(streamId);
        background.run(tell(streamId));
      };
      timers.set(streamId, setTimeout(look, TOLD_EVERY));
    },
    close: (): void => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
};

export type ViewerCounts = ReturnType<typeof createViewerCounts>;
