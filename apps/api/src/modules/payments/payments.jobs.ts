import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { PaymentProvider } from '../../platform/payments/payment-gateway.ts';
import { deliveryOf } from '../../platform/payments/sandbox-events.ts';
import { chargeBackReturned } from './chargebacks.ts';
import { handleEvent, receiveWebhook } from './inbox.service.ts';
import { findDuePayments } from './payment-attempts.repository.ts';
import { findDeletedCard } from './payments.repository.ts';
import { deferRefund, findPendingRefunds } from './refunds.repository.ts';
import { settleRefund } from './refunds.service.ts';
import { settlePayment } from './settlement.service.ts';

const BATCH = 100;

/**
 * Settles payments whose process crashed, whose gateway did not answer, or whose payer left. One that fails is retried
 * later, with growing delays, and does not stop the others.
 */
const settlePendingPayments: JobHandler = async (context) => {
  const due = await findDuePayments(context.db, new Date(), BATCH);
  for (const { id } of due) {
    try {
      await settlePayment(context, id);
    } catch (error) {
      context.log.warn({ err: error, paymentId: id }, 'a payment could not be settled yet');
    }
  }
};

const cardPayload = z.object({ cardId: z.uuid() });

/** Deletes a card at its gateway, unless that gateway is no longer configured. */
const deleteCardAtGateway: JobHandler = async ({ db, gateways }, payload) => {
  const card = await findDeletedCard(db, cardPayload.parse(payload).cardId);
  if (card) await gateways[card.provider as PaymentProvider]?.deleteCard(card.provider_ref);
};

const refundPayload = z.object({ refundId: z.uuid() });
const userPayload = z.object({ userId: z.uuid() });
const eventPayload = z.object({ eventId: z.uuid() });
const deliveryPayload = z.object({ body: z.string() });

/** How long a refund may be pending before its gateway is asked. */
const REFUND_PATIENCE_MS = 15 * 60_000;

/** Asks the gateways about refunds that have been pending for long. One that fails does not stop the others. */
const settlePendingRefunds: JobHandler = async (context) => {
  const pending = await findPendingRefunds(context.db, new Date(Date.now() - REFUND_PATIENCE_MS), BATCH);
  for (const { id } of pending) {
    try {
      await deferRefund(context.db, id);
      await settleRefund(context, id);
    } catch (error) {
      context.log.warn({ err: error, refundId: id }, 'a refund could not be settled yet');
    }
  }
};

export const paymentJobs = {
  'settle-refund': (context, payload) => settleRefund(context, refundPayload.parse(payload).refundId),
  'settle-pending-refunds': settlePendingRefunds,
  'charge-back-again': ({ work }, payload) => chargeBackReturned(work, userPayload.parse(payload).userId),
  'handle-external-event': (context, payload) => handleEvent(context, eventPayload.parse(payload).eventId),
  'deliver-sandbox-webhook': (context, payload) =>
    receiveWebhook(context, 'sandbox', deliveryOf(context.sealer, deliveryPayload.parse(payload).body)),
  'settle-pending-payments': settlePendingPayments,
  'delete-card-at-gateway': deleteCardAtGateway,
} satisfies Record<string, JobHandler>;
export const paymentCrontab = ['* * * * * settle-pending-payments', '*/5 * * * * settle-pending-refunds'];
