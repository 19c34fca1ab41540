import { z } from 'zod';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { deliveryOf } from '../../platform/payments/sandbox-events.ts';
import { queueRemovals, removeFromGateway } from './card-removals.ts';
import { chargeBackReturned } from './chargebacks.ts';
import { handleEvent, receiveWebhook } from './inbox.service.ts';
import { findDuePayments, putBackPayment } from './payment-attempts.repository.ts';
import { findPendingRefunds, putBackRefund } from './refunds.repository.ts';
import { settleRefund } from './refunds.service.ts';
import { settlePayment } from './settlement.service.ts';

const BATCH = 100;

/**
 * Settles payments whose process crashed, whose gateway did not answer, or whose payer left. One that fails is retried
 * later, with growing delays, and does not stop the others.
 */
const settlePendingPayments: JobHandler = (context, _payload, stopping) =>
  eachDue(context, {
    find: (seen) => findDuePayments(context.db, { now: new Date(), seen }, BATCH),
    putBack: ({ id }) => putBackPayment(context.db, id),
    act: ({ id }) => settlePayment(context, id),
    failure: 'a payment could not be settled yet',
    stopping,
  });

const cardPayload = z.object({ cardId: z.uuid() });

const refundPayload = z.object({ refundId: z.uuid() });
const userPayload = z.object({ userId: z.uuid() });
const eventPayload = z.object({ eventId: z.uuid() });
const deliveryPayload = z.object({ body: z.string() });

/** Asks the gateways about refunds that have been pending for long. One that fails does not stop the others. */
const settlePendingRefunds: JobHandler = (context, _payload, stopping) =>
  eachDue(context, {
    find: (seen) => findPendingRefunds(context.db, seen, BATCH),
    putBack: ({ id }) => putBackRefund(context.db, id),
    act: ({ id }) => settleRefund(context, id),
    failure: 'a refund could not be settled yet',
    stopping,
  });

export const paymentJobs = {
  'settle-refund': (context, payload) => settleRefund(context, refundPayload.parse(payload).refundId),
  'settle-pending-refunds': settlePendingRefunds,
  'charge-back-again': ({ work }, payload) => chargeBackReturned(work, userPayload.parse(payload).userId),
  'handle-external-event': (context, payload) => handleEvent(context, eventPayload.parse(payload).eventId),
  'deliver-sandbox-webhook': (context, payload) =>
    receiveWebhook(context, 'sandbox', deliveryOf(context.sealer, deliveryPayload.parse(payload).body)),
  'settle-pending-payments': settlePendingPayments,
  'delete-card-at-gateway': (context, payload) => removeFromGateway(context, cardPayload.parse(payload).cardId),
  'queue-card-removals': queueRemovals,
} satisfies Record<string, JobHandler>;

/** Those that wait for a gateway. */
export const gatewayJobs = [
  'settle-refund',
  'settle-pending-refunds',
  'handle-external-event',
  'settle-pending-payments',
  'delete-card-at-gateway',
] as const satisfies ReadonlyArray<keyof typeof paymentJobs>;

export const paymentCrontab = [
  '* * * * * settle-pending-payments',
  '*/5 * * * * settle-pending-refunds',
  '*/10 * * * * queue-card-removals',
];
