import Stripe from 'stripe';
import type { Refund, RefundOutcome } from '../payment-gateway.ts';
import { fromMinor, toMinor } from './stripe-money.ts';

/** The metadata field with a refund's idempotency key. */
export const REFUND_KEY = 'barg_refund';
const PAGE = 100;

const STATES: Readonly<Record<string, RefundOutcome['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export const statusOf = ({ status }: Pick<Stripe.Refund, 'status'>): RefundOutcome['status'] =>
  STATES[status ?? ''] ?? 'pending';

const outcomeOf = (refund: Stripe.Refund): RefundOutcome => ({ ref: refund.id, status: statusOf(refund) });

/** Refunds a charge. An invalid request, such as for a charge that was refunded already, is a final failure. */
export const makeRefund = async (stripe: Stripe, refund: Refund): Promise<RefundOutcome> => {
  const { currency } = await stripe.paymentIntents.retrieve(refund.chargeRef);
  try {
    const made = await stripe.refunds.create(
      {
        payment_intent: refund.chargeRef,
        amount: toMinor(refund.amount, currency),
        metadata: { [REFUND_KEY]: refund.idempotencyKey },
      },
      { idempotencyKey: `refund:${refund.idempotencyKey}` },
    );
    return outcomeOf(made);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return { ref: `refused:${refund.idempotencyKey}`, status: 'failed' };
  }
};

export const findRefund = async (stripe: Stripe, refund: Refund): Promise<RefundOutcome | null> => {
  for await (const made of stripe.refunds.list({ payment_intent: refund.chargeRef, limit: PAGE })) {
    if (made.metadata?.[REFUND_KEY] !== refund.idempotencyKey) continue;
    if (fromMinor(made.amount, made.currency) !== refund.amount) {
      throw new Error(`the refund ${refund.idempotencyKey} was made before with another amount`);
    }
    return outcomeOf(made);
  }
  return null;
};
