import { sql } from 'kysely';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { chunkPayload } from '../notifications/notify-audience.ts';
import { notifyChunk } from '../notifications/notify-chunk.ts';
import { linkToStream } from './streaming.presenter.ts';
import { findStream, holdLive } from './streaming.repository.ts';

export const NOTIFY_FOLLOWERS = 'notify-followers-of-stream';

const payloadSchema = z.object({ streamId: z.uuid() }).extend(chunkPayload.shape);

/** SQL: followers of a performer after an account id. */
const followersOf = (performerId: string) => (after: string) => [
  sql`select follower_id as id from follows where performer_id = ${performerId} and follower_id > ${after}`,
];

/** Notifies the next followers that a performer is live, while she is, and queues itself for the following ones. */
export const notifyFollowers: JobHandler = async (context, payload) => {
  const { streamId, after } = payloadSchema.parse(payload);
  const stream = await findStream(context.db, streamId);
  if (stream?.status !== 'live') return;
  const news = { kind: 'stream-started', actorId: stream.performer_id, link: linkToStream(streamId) } as const;
  await context.work(async (unit) => {
    // An end at the same time waits for the lock, so that it finds these notices and deletes them.
    if (!(await holdLive(unit.db, streamId))) return;
    const last = await notifyChunk(news, followersOf(stream.performer_id), { unit, after });
    if (last !== null) await unit.addJob(NOTIFY_FOLLOWERS, { streamId, after: last });
  });
};
