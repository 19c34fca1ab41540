import Stripe from 'stripe';
import type { GatewayDispute } from '../payment-gateway.ts';
import { CHARGE_KEY } from './stripe-charges.ts';
import { orMissing } from './stripe-client.ts';
import { fromMinor } from './stripe-money.ts';

/**
 * The states of ended disputes. An open inquiry (`warning_...`) counts as a dispute, because its amount may be taken. A
 * prevented dispute counts as lost, because Stripe has refunded it.
 */
const ENDED: Readonly<Record<string, GatewayDispute['status']>> = {
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
  prevented: 'lost',
};

export const stateOfDispute = ({ status }: Pick<Stripe.Dispute, 'status'>): GatewayDispute['status'] =>
  ENDED[status] ?? 'open';

/** The current state of a dispute; null when its charge is not of this site. */
export const findDispute = async (stripe: Stripe, ref: string): Promise<GatewayDispute | null> => {
  const dispute = await orMissing(stripe.disputes.retrieve(ref, { expand: ['payment_intent'] }));
  const intent = dispute?.payment_intent;
  const chargeKey = typeof intent === 'object' ? intent?.metadata[CHARGE_KEY] : undefined;
  if (!dispute || !chargeKey) return null;
  const { id, amount, currency, reason, evidence_details: details } = dispute;
  return {
    ...{ ref: id, chargeKey, amount: fromMinor(amount, currency), reason, status: stateOfDispute(dispute) },
    dueAt: details?.due_by ? new Date(details.due_by * 1000) : null,
  };
};

export const answerDispute = async (stripe: Stripe, ref: string, evidence: string): Promise<void> => {
  await stripe.disputes.update(ref, { evidence: { uncategorized_text: evidence }, submit: true });
};

/** To close a dispute at Stripe is to accept it. One that was closed before, and its answer lost, is accepted already. */
export const acceptDispute = async (stripe: Stripe, ref: string): Promise<void> => {
  try {
    await stripe.disputes.close(ref);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.disputes.retrieve(ref);
    if (status !== 'lost') throw error;
  }
};
