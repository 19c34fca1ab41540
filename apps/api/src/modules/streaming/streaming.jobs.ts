import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { END_ABANDONED_STREAM } from './abandoned-streams.ts';
import { closeRoomHere } from './close-room.ts';
import { NOTIFY_FOLLOWERS, notifyFollowers } from './notify-followers.ts';
import { CALL_OFF_LATE, callOffLate } from './planned/planned.service.ts';
import { TELL_WAITING, tellWhoWaits } from './planned/waiting.ts';
import { CLOSE_ROOM, closeUnheld } from './streaming.service.ts';
import { WITHDRAW_NOTICES, withdrawNotices } from './withdraw-notices.ts';

const payloadSchema = z.object({ streamId: z.uuid() });
const accountSchema = z.object({ accountId: z.uuid() });

/** Ends a stream whose video no process receives. */
const endAbandonedStream: JobHandler = (context, payload) =>
  closeUnheld(context, payloadSchema.parse(payload).streamId);

/** Disconnects all video of a stream that has ended. */
const closeRoom: JobHandler = (context, payload) => closeRoomHere(context, payloadSchema.parse(payload).streamId);

export const END_VIEWINGS = 'end-viewings';

/** Ends the video that an account watches, in every process. */
const endViewings: JobHandler = (context, payload) =>
  context.viewings.end({ accountId: accountSchema.parse(payload).accountId });

export const streamingJobs = {
  [NOTIFY_FOLLOWERS]: notifyFollowers,
  [END_ABANDONED_STREAM]: endAbandonedStream,
  [CLOSE_ROOM]: closeRoom,
  [END_VIEWINGS]: endViewings,
  [WITHDRAW_NOTICES]: withdrawNotices,
  [TELL_WAITING]: tellWhoWaits,
  [CALL_OFF_LATE]: (context, payload) => callOffLate(context, payloadSchema.parse(payload).streamId),
} satisfies Record<string, JobHandler>;
