import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findDue } from './crypto.repository.ts';
import { pollInvoice } from './invoice-polling.service.ts';

const BATCH = 100;

/** Polls the invoices that are due, because a webhook may be lost. One that fails does not stop the others. */
const watchInvoices: JobHandler = async (context) => {
  const due = { providers: Object.keys(context.crypto), now: new Date(), limit: BATCH };
  for (const { payment_id: paymentId } of await findDue(context.db, due)) {
    try {
      await pollInvoice(context, paymentId);
    } catch (error) {
      context.log.warn({ err: error, paymentId }, 'a crypto invoice could not be looked at');
    }
  }
};

const payload = z.object({ paymentId: z.uuid() });

export const cryptoJobs = {
  'look-at-crypto': (context, given) => pollInvoice(context, payload.parse(given).paymentId),
  'watch-crypto': watchInvoices,
} satisfies Record<string, JobHandler>;
export const cryptoCrontab = ['* * * * * watch-crypto'];
