import { streamScope } from '@barg/contract';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findRestriction } from './restrictions.repository.ts';
import { listLiveChats } from './stream-chat.repository.ts';

/** A job of the transaction that bans: it is done also where the process does not go on. */
export const PUT_OUT = 'put-out-of-streams';

const banned = z.object({ performerId: z.uuid(), userId: z.uuid() });

/**
 * Ends chat, picture and sound of somebody who is banned in all streams of a performer, whichever processes they
 * reached; unless the ban was undone meanwhile.
 */
export const putOut = async (
  { db, presence, viewings }: Context,
  { performerId, userId }: z.infer<typeof banned>,
): Promise<void> => {
  if ((await findRestriction(db, performerId, userId))?.kind !== 'ban') return;
  for (const { id: streamId } of await listLiveChats(db, performerId)) {
    presence.expel([userId], streamScope(streamId));
    await viewings.end({ streamId, accountId: userId });
  }
};

export const putOutJob: JobHandler = (context, payload) => putOut(context, banned.parse(payload));
