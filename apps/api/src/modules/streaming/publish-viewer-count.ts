import { streamScope } from '@barg/contract';
import type { Context } from '../../context.ts';
import { newEvent, toScope } from '../../platform/publisher.ts';
import { findStream } from './streaming.repository.ts';
import { noteViewers } from './watching.repository.ts';

/** Sends the number of viewers to a stream's viewers; each process to its own. */
export const publishViewerCount = async (context: Context, streamId: string): Promise<void> => {
  const stream = await findStream(context.db, streamId);
  if (stream?.status !== 'live') return;
  const viewers = await context.presence.shareViewers({ id: stream.id, performerId: stream.performer_id });
  context.publisher.publish(toScope(streamScope(stream.id)), newEvent('stream.viewers.changed', { streamId, viewers }));
  await noteViewers(context.db, stream.id, viewers);
};
