import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { SETTLE_REWARDS, settleRewards } from './rewards.service.ts';

const payloadSchema = z.object({ transactionId: z.uuid() });

const settle: JobHandler = async (context, payload) => {
  const { transactionId } = payloadSchema.parse(payload);
  await context.work((unit) => settleRewards(unit, transactionId));
};

export const referralJobs = { [SETTLE_REWARDS]: settle } satisfies Record<string, JobHandler>;
