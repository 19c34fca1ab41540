import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { withdraw } from '../notifications/withdraw.ts';
import { linkToStream } from './streaming.presenter.ts';

export const WITHDRAW_NOTICES = 'withdraw-notices-of-stream';

const BATCH = 500;
const payloadSchema = z.object({ streamId: z.uuid() });

/** Deletes the followers' notices of a stream that has ended: their link would lead to nothing. */
export const withdrawNotices: JobHandler = async (context, payload) => {
  const link = linkToStream(payloadSchema.parse(payload).streamId);
  for (;;) {
    const withdrawn = await context.work((unit) => withdraw(unit, { kind: 'stream-started', link, limit: BATCH }));
    if (withdrawn < BATCH) return;
  }
};
