import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { PaymentProvider } from '../../platform/payments/payment-gateway.ts';
import { findDuePayments } from './payment-tries.repository.ts';
import { findDeletedCard } from './payments.repository.ts';
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

export const paymentJobs = {
  'settle-pending-payments': settlePendingPayments,
  'delete-card-at-gateway': deleteCardAtGateway,
} satisfies Record<string, JobHandler>;
export const paymentCrontab = ['* * * * * settle-pending-payments'];
