import { z } from 'zod';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { providerInUse } from '../payments/gateway-choice.ts';
import { findDueTransfers, putBackTransfer } from './transfers.repository.ts';
import { settleTransfer } from './transfers.service.ts';

const BATCH = 100;
const payload = z.object({ requestId: z.uuid() });

/** Sends due transfers and asks about those without an answer. One that fails does not stop the others. */
const settleTransfers: JobHandler = (context, _payload, stopping) =>
  eachDue(context, {
    find: (seen) => findDueTransfers(context.db, { inUse: providerInUse(context), now: new Date(), seen }, BATCH),
    putBack: ({ id }) => putBackTransfer(context.db, id),
    act: ({ id }) => settleTransfer(context, id),
    failure: 'a payout could not be sent yet',
    stopping,
  });

export const payoutJobs = {
  'settle-transfer': (context, given) => settleTransfer(context, payload.parse(given).requestId),
  'settle-transfers': settleTransfers,
} satisfies Record<string, JobHandler>;

export const payoutCrontab = ['*/5 * * * * settle-transfers'];
