import { sql } from 'kysely';
import { z } from 'zod';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import type { Context } from '../../context.ts';
import { notifyChunk } from './notify-chunk.ts';

/** The job's payload: how far it has come. */
export const chunkPayload = z.object({ after: z.uuid().optional() });

/** SQL: followers and subscribers of a performer, after an account id. */
export const audienceOf = (performerId: string) => (after: string) => [
  sql`select follower_id as id from follows where performer_id = ${performerId} and follower_id > ${after}`,
  sql`select user_id as id from subscriptions
    where performer_id = ${performerId} and user_id > ${after} and ${isRunningSql()}`,
];

interface Telling {
  /** The job's task and payload. */
  task: string;
  payload: z.output<typeof chunkPayload> & Record<string, unknown>;
  /** The performer and path of the news; null when it was deleted. */
  news: { performerId: string; link: string } | null;
}

/**
 * Notifies the next chunk of a performer's followers and subscribers, and queues the job for the following one in the
 * same transaction: a crash neither leaves anybody out nor repeats a chunk.
 */
export const notifyAudience = async (context: Context, { task, payload, news }: Telling): Promise<void> => {
  if (!news) return;
  const { performerId, link } = news;
  await context.work(async (unit) => {
    const place = { unit, after: payload.after };
    const last = await notifyChunk({ kind: 'post', actorId: performerId, link }, audienceOf(performerId), place);
    if (last !== null) await unit.addJob(task, { ...payload, after: last });
  });
};
