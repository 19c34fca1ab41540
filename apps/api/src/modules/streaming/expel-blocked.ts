import { streamScope } from '@barg/contract';
import type { Context } from '../../context.ts';
import type { Block } from '../../platform/hooks.ts';
import type { Farewell } from '../../realtime/presence.ts';
import { findLiveStreamOf } from './streaming.repository.ts';

/** Removes the sockets and video sessions of blocked accounts from an account's stream and chat. */
export const expelFromStream = async ({ db, presence, viewings }: Context, block: Block): Promise<void> => {
  const { hostId } = block;
  const stream = await findLiveStreamOf(db, hostId);
  if (!stream) return;
  const scope = streamScope(stream.id);
  const farewell: Farewell = { name: 'stream.ended', data: { streamId: stream.id, performerId: hostId } };
  if ('guestId' in block) {
    presence.expel([block.guestId], scope, farewell);
    await viewings.end({ streamId: stream.id, accountId: block.guestId });
    return;
  }
  const { countries } = block;
  presence.expelCountries({ countries, scope, farewell, butNot: hostId });
  await viewings.end({ streamId: stream.id, countries, butNot: hostId });
};
