import type { Context } from '../../context.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { Account } from '../../viewing/caller.ts';
import { EVERYTHING } from '../../viewing/onlooker.ts';
import { requireLive } from '../../viewing/streams.ts';
import { negotiate } from './negotiate.ts';
import { requireOwnLive } from './streaming.service.ts';

/**
 * Publishes to the caller's stream. Checked again afterwards: a stream that ended meanwhile closed its room before this
 * session was in it.
 */
export const publish = async (
  context: Context,
  account: Pick<Account, 'id'>,
  { streamId, offer, from }: { streamId: string; offer: string; from: string | null },
): Promise<LiveAnswer> => {
  const stream = await requireOwnLive(context, account, streamId);
  const answer = await negotiate(context.live.publish(stream.id, offer));
  try {
    await requireLive(context.db, EVERYTHING, stream.id);
  } catch (error) {
    await context.live.end(answer.resourceId);
    throw error;
  }
  // The previous publisher must stop: two of them would take the stream from each other again and again.
  context.publisher.publish(toUser(account.id), newEvent('stream.published', { streamId: stream.id, from }));
  return answer;
};
