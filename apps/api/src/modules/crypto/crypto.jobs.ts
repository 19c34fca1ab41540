import { z } from 'zod';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findDue, putBackInvoice } from './crypto.repository.ts';
import { pollInvoice } from './invoice-polling.service.ts';

const BATCH = 100;

/** Polls the invoices that are due, because a webhook may be lost. One that fails does not stop the others. */
const watchInvoices: JobHandler = (context, _payload, stopping) =>
  eachDue(context, {
    find: (seen) =>
      findDue(context.db, { providers: Object.keys(context.crypto), now: new Date(), limit: BATCH, seen }),
    putBack: ({ id }) => putBackInvoice(context.db, id),
    act: ({ id }) => pollInvoice(context, id),
    failure: 'a crypto invoice could not be looked at',
    stopping,
  });

const payload = z.object({ paymentId: z.uuid() });

export const cryptoJobs = {
  'look-at-crypto': (context, given) => pollInvoice(context, payload.parse(given).paymentId),
  'watch-crypto': watchInvoices,
} satisfies Record<string, JobHandler>;
export const cryptoCrontab = ['* * * * * watch-crypto'];
