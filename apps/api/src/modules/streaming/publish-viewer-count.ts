import { streamScope } from '@barg/contract';
import type { Context } from '../../context.ts';
import { newEvent, toScope } from '../../platform/publisher.ts';
import { findStream, raisePeakViewers } from './streaming.repository.ts';

/** Sends the number of viewers to a stream's viewers. */
export const publishViewerCount = async (context: Context, streamId: string): Promise<void> => {
  const stream = await findStream(context.db, streamId);
  if (stream?.status !== 'live') return;
  const counts = await context.presence.viewersOf([{ id: stream.id, performerId: stream.performer_id }]);
  const viewers = counts.get(stream.id) ?? 0;
  context.publisher.publish(toScope(streamScope(stream.id)), newEvent('stream.viewers.changed', { streamId, viewers }));
  await raisePeakViewers(context.db, stream.id, viewers);
};
