import type { Context } from '../../context.ts';
import type { AskedCharge, Charge, ChargeOutcome } from '../../platform/payments/payment-gateway.ts';
import { gatewayOf } from './cards.service.ts';
import { CONFIRMATION_WINDOW_MS, RESEND_WINDOW_MS } from './payment-timeouts.ts';
import { markAsked } from './payment-attempts.repository.ts';
import type { PaymentRow } from './payments.repository.ts';

/**
 * Asks for a charge, or what became of it where it was asked for before: an answer that was lost is looked up. Null when
 * the gateway knows nothing of it and it is too old to be sent again.
 */
export const requestCharge = async (context: Context, payment: PaymentRow): Promise<ChargeOutcome | null> => {
  const gateway = gatewayOf(context, payment.provider);
  const charge = chargeOf(payment);
  const askedAt = payment.asked_at ?? (await markAsked(context.db, payment.id));
  if (askedAt === null) return gateway.charge(charge);
  const asked: AskedCharge = { ...charge, ref: payment.provider_ref, askedAt };
  const known = await gateway.findCharge(asked);
  const age = Date.now() - askedAt.getTime();
  if (known?.status === 'requires-action' && age > CONFIRMATION_WINDOW_MS) {
    return gateway.cancelCharge({ ...asked, ref: known.ref });
  }
  if (known) return known;
  return age > RESEND_WINDOW_MS ? null : gateway.charge(charge);
};

/** What became of a charge; one that waits for its payer is ended first. Null: its gateway knows nothing of it. */
export const lookUpCharge = async (context: Context, payment: PaymentRow): Promise<ChargeOutcome | null> => {
  const gateway = gatewayOf(context, payment.provider);
  const { provider_ref: ref, asked_at: askedAt } = payment;
  if (askedAt === null) return null;
  const known = await gateway.findCharge({ ...chargeOf(payment), ref, askedAt });
  if (known?.status !== 'requires-action') return known;
  return gateway.cancelCharge({ ...chargeOf(payment), ref: known.ref, askedAt });
};

const chargeOf = (payment: PaymentRow): Charge => {
  if (payment.card_ref === null) throw new Error(`the payment ${payment.id} has no card`);
  return {
    idempotencyKey: payment.id,
    cardRef: payment.card_ref,
    amount: payment.amount,
    currency: payment.currency,
    // Nobody is there when a subscription is renewed: a bank that wants to ask refuses it.
    isOnSession: payment.purpose !== 'renewal',
    isRepeated: payment.purpose === 'subscription',
    returnPath: `/wallet/payments?payment=${payment.id}`,
    locale: payment.locale ?? '',
  };
};
