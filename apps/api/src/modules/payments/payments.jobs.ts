import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { PaymentProvider } from '../../platform/payments/payment-gateway.ts';
import { deliveryOf } from '../../platform/payments/sandbox-events.ts';
import { handleEvent, receiveWebhook } from './inbox.service.ts';
import { findDuePayments } from './payment-attempts.repository.ts';
import { findDeletedCard } from './payments.repository.ts';
import { deferRefund, findPendingRefunds } from './refunds.repository.ts';
import { settleRefund } from './refunds.service.ts';
import { settlePayment } from './settlement.service.ts';

const BATCH = 100;

/**
 * Settles payments whose process died, whose gateway did not answer, or whose payer left in the middle. One that fails
 * goes to the end and waits longer each time, so it stops none of the rest.
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

/** Has a gateway forget a card that its owner has deleted. One of a gateway that is gone stays where it is. */
const deleteCardAtGateway: JobHandler = async ({ db, gateways }, payload) => {
  const card = await findDeletedCard(db, cardPayload.parse(payload).cardId);
  if (card) await gateways[card.provider as PaymentProvider]?.deleteCard(card.provider_ref);
};

const refundPayload = z.object({ refundId: z.uuid() });
const eventPayload = z.object({ eventId: z.uuid() });
const deliveryPayload = z.object({ body: z.string() });

/** After how long a refund that its gateway tells nothing of is asked about. */
const REFUND_PATIENCE_MS = 15 * 60_000;

/** Asks about refunds that nothing was heard of. One that fails waits behind the others. */
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
  'handle-external-event': (context, payload) => handleEvent(context, eventPayload.parse(payload).eventId),
  'deliver-sandbox-webhook': (context, payload) =>
    receiveWebhook(context, 'sandbox', deliveryOf(context.sealer, deliveryPayload.parse(payload).body)),
  'settle-pending-payments': settlePendingPayments,
  'delete-card-at-gateway': deleteCardAtGateway,
} satisfies Record<string, JobHandler>;
export const paymentCrontab = ['* * * * * settle-pending-payments', '*/5 * * * * settle-pending-refunds'];
