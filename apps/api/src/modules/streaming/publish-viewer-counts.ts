import { streamScope } from '@barg/contract';
import type { Context } from '../../context.ts';
import { newEvent, toScope } from '../../platform/publisher.ts';
import { listLive, noteViewers } from './watching.repository.ts';

/** Sends the numbers of viewers to streams' viewers; each process to its own. */
export const publishViewerCounts = async (context: Context, streamIds: readonly string[]): Promise<void> => {
  const counts = await context.presence.shareViewers(await listLive(context.db, streamIds));
  for (const [streamId, viewers] of counts)
    context.publisher.publish(
      toScope(streamScope(streamId)),
      newEvent('stream.viewers.changed', { streamId, viewers }),
    );
  await noteViewers(context.db, counts);
};
