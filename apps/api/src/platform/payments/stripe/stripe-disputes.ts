import type Stripe from 'stripe';
import type { GatewayDispute } from '../payment-gateway.ts';
import { CHARGE_KEY } from './stripe-charges.ts';
import { orMissing } from './stripe-client.ts';
import { fromMinor } from './stripe-money.ts';

/**
 * What is over. An inquiry (`warning_...`) counts as a dispute while it is open: what it asks for may be taken. One that
 * was prevented was paid back by Stripe.
 */
const ENDED: Readonly<Record<string, GatewayDispute['status']>> = {
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
  prevented: 'lost',
};

/** A dispute as it stands; null for one of a charge that is none of ours. */
export const findDispute = async (stripe: Stripe, ref: string): Promise<GatewayDispute | null> => {
  const dispute = await orMissing(stripe.disputes.retrieve(ref, { expand: ['payment_intent'] }));
  const intent = dispute?.payment_intent;
  const chargeKey = typeof intent === 'object' ? intent?.metadata[CHARGE_KEY] : undefined;
  if (!dispute || !chargeKey) return null;
  const { id, amount, currency, reason, status, evidence_details: details } = dispute;
  return {
    ...{ ref: id, chargeKey, amount: fromMinor(amount, currency), reason, status: ENDED[status] ?? 'open' },
    dueAt: details?.due_by ? new Date(details.due_by * 1000) : null,
  };
};

export const answerDispute = async (stripe: Stripe, ref: string, evidence: string): Promise<void> => {
  await stripe.disputes.update(ref, { evidence: { uncategorized_text: evidence }, submit: true });
};

/** Closing one is losing it. */
export const acceptDispute = async (stripe: Stripe, ref: string): Promise<void> => {
  await stripe.disputes.close(ref);
};
