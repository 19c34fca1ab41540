import { sql } from 'kysely';
import { z } from 'zod';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import type { Context } from '../../context.ts';
import { tellChunk } from './tell-chunk.ts';

/** As much of a job's payload as says how far it has come. */
export const chunkPayload = z.object({ after: z.uuid().optional() });

/** Followers and subscribers beyond an account. */
const audienceOf = (performerId: string) => (after: string) => [
  sql`select follower_id as id from follows where performer_id = ${performerId} and follower_id > ${after}`,
  sql`select user_id as id from subscriptions
    where performer_id = ${performerId} and user_id > ${after} and ${isRunningSql()}`,
];

interface Telling {
  /** The job that this is, and what it was told. */
  task: string;
  payload: z.output<typeof chunkPayload> & Record<string, unknown>;
  /** Whose it is and where it stands; null once it is gone. */
  news: { performerId: string; link: string } | null;
}

/**
 * Tells some of a performer's followers and subscribers of something new, and queues the job for the next ones in the same
 * transaction: a crash leaves neither somebody out nor anything to be done again.
 */
export const tellAudience = async (context: Context, { task, payload, news }: Telling): Promise<void> => {
  if (!news) return;
  const { performerId, link } = news;
  await context.work(async (unit) => {
    const place = { unit, after: payload.after };
    const last = await tellChunk({ kind: 'post', actorId: performerId, link }, audienceOf(performerId), place);
    if (last !== null) await unit.addJob(task, { ...payload, after: last });
  });
};
