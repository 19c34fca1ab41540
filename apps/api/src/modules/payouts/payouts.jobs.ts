import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { providerInUse } from '../payments/gateway-choice.ts';
import { findDueTransfers } from './transfers.repository.ts';
import { settleTransfer } from './transfers.service.ts';

const BATCH = 100;
const payload = z.object({ requestId: z.uuid() });

/** Sends due transfers and asks about those without an answer. One that fails does not stop the others. */
const settleTransfers: JobHandler = async (context) => {
  const due = { inUse: providerInUse(context), now: new Date(), limit: BATCH };
  for (const { id } of await findDueTransfers(context.db, due)) {
    try {
      await settleTransfer(context, id);
    } catch (error) {
      context.log.warn({ err: error, payoutId: id }, 'a payout could not be sent yet');
    }
  }
};

export const payoutJobs = {
  'settle-transfer': (context, given) => settleTransfer(context, payload.parse(given).requestId),
  'settle-transfers': settleTransfers,
} satisfies Record<string, JobHandler>;

export const payoutCrontab = ['*/5 * * * * settle-transfers'];
