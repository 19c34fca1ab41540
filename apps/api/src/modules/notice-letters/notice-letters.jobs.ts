import { sql } from 'kysely';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findReaderOfWaiting } from '../notifications/deliveries.repository.ts';
import { WRITE_LETTER } from '../notifications/outlets.ts';
import { writeAtOnce, writeDigest } from './write-notice-letter.ts';

const payloadSchema = z.union([z.object({ notificationId: z.uuid() }), z.object({ userId: z.uuid() })]);

/** Some minutes after a notice: tells by one letter what waits for its reader. One that was told or withdrawn has none. */
const writeLetterJob: JobHandler = async (context, payload) => {
  const asked = payloadSchema.parse(payload);
  const userId =
    'userId' in asked ? asked.userId : (await findReaderOfWaiting(context.db, 'email', asked.notificationId))?.id;
  if (userId) await writeAtOnce(context, userId);
};

/** Digests of one run; the next run is a minute later, or at once where there are more. */
const DIGESTS_OF_RUN = 200;
const MORE = { key: 'write-digests', priority: 10 };

/** Writes the digests that are due, each in a transaction of its own. One that fails is tried again in an hour. */
const writeDigests: JobHandler = async (context, _payload, stopping) => {
  const { db, log, work } = context;
  const due = await db
    .selectFrom('notice_letter_settings')
    .select('user_id')
    .where('next_at', '<=', sql<Date>`now()`)
    .orderBy('next_at')
    .limit(DIGESTS_OF_RUN)
    .execute();
  for (const { user_id: userId } of due) {
    if (stopping?.aborted) return;
    try {
      await writeDigest(context, userId);
    } catch (error) {
      log.error({ part: 'letters', err: error, userId }, 'a digest could not be written');
      await db
        .updateTable('notice_letter_settings')
        .set({ next_at: sql<Date>`now() + interval '1 hour'` })
        .where('user_id', '=', userId)
        .where('next_at', 'is not', null)
        .execute();
    }
  }
  if (due.length === DIGESTS_OF_RUN) await work((unit) => unit.addJob('write-digests', {}, MORE));
};

export const noticeLettersJobs = {
  [WRITE_LETTER]: writeLetterJob,
  'write-digests': writeDigests,
} satisfies Record<string, JobHandler>;
export const noticeLettersCrontab = ['* * * * * write-digests'];
