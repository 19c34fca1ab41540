import type { JobHandler } from '../../jobs/job-handler.ts';
import { findPendingPayments } from './payments.repository.ts';
import { settlePayment } from './settlement.service.ts';

/** Long enough for the request that opened the payment to end by itself. */
const PATIENCE_MS = 60_000;
const BATCH = 100;

/** Settles payments whose process died, or whose gateway did not answer. One that fails again does not stop the rest. */
const settlePendingPayments: JobHandler = async (context) => {
  const pending = await findPendingPayments(context.db, new Date(Date.now() - PATIENCE_MS), BATCH);
  for (const { id } of pending) {
    try {
      await settlePayment(context, id);
    } catch (error) {
      context.log.warn({ err: error, paymentId: id }, 'a payment could not be settled yet');
    }
  }
};

export const paymentJobs = { 'settle-pending-payments': settlePendingPayments } satisfies Record<string, JobHandler>;
export const paymentCrontab = ['* * * * * settle-pending-payments'];
