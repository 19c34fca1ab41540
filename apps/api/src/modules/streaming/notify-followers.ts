import { sql } from 'kysely';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import { chunkPayload } from '../notifications/notify-audience.ts';
import { notifyChunk } from '../notifications/notify-chunk.ts';
import { linkToStream } from './streaming.presenter.ts';
import { waitingFor } from './planned/waiting.ts';
import { findStream, holdLive, type StreamRow } from './streaming.repository.ts';

export const NOTIFY_FOLLOWERS = 'notify-followers-of-stream';

const payloadSchema = z.object({ streamId: z.uuid() }).extend(chunkPayload.shape);

/**
 * SQL: who is told that a stream began, after an account id: who waits for it, and the performer's followers or, where
 * they alone may watch, her subscribers.
 */
const toldOf =
  ({ id, performer_id: performerId, audience }: StreamRow) =>
  (after: string) => [
    ...waitingFor(id)(after),
    audience === 'subscribers'
      ? sql`select user_id as id from subscriptions
        where performer_id = ${performerId} and user_id > ${after} and ${isRunningSql()}`
      : sql`select follower_id as id from follows where performer_id = ${performerId} and follower_id > ${after}`,
  ];

/** Tells the next of them that a performer is live, while she is, and queues itself for the following ones. */
export const notifyFollowers: JobHandler = async (context, payload) => {
  const { streamId, after } = payloadSchema.parse(payload);
  const stream = await findStream(context.db, streamId);
  if (stream?.status !== 'live') return;
  const news = { kind: 'stream-started', actorId: stream.performer_id, link: linkToStream(streamId) } as const;
  await context.work(async (unit) => {
    // An end at the same time waits for the lock, so that it finds these notices and deletes them.
    if (!(await holdLive(unit.db, streamId))) return;
    const last = await notifyChunk(news, toldOf(stream), { unit, after });
    if (last !== null) await unit.addJob(NOTIFY_FOLLOWERS, { streamId, after: last });
  });
};
