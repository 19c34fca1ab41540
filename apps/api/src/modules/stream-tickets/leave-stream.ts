import { streamScope } from '@barg/contract';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findVisibleStream } from '../../viewing/streams.ts';

export const LEAVE_STREAM = 'leave-stream';

const payloadSchema = z.object({ streamId: z.uuid(), accountId: z.uuid() });

/** Has an account whose ticket was refunded leave the stream, in every process. */
export const leaveStream: JobHandler = async ({ db, presence, viewings }, payload) => {
  const { streamId, accountId } = payloadSchema.parse(payload);
  const stream = await findVisibleStream(db, streamId, { account: { id: accountId, role: 'user' }, country: null });
  // Another ticket was bought meanwhile.
  if (stream?.may_watch) return;
  presence.expel([accountId], streamScope(streamId));
  await viewings.end({ streamId, accountId });
};
