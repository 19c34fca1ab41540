import type { Context } from '../../context.ts';
import type { AskedCharge, Charge, ChargeOutcome } from '../../platform/payments/payment-gateway.ts';
import { gatewayThatMade } from './gateway-choice.ts';
import { CONFIRMATION_WINDOW_MS, ON_ITS_WAY_MS, RESEND_WINDOW_MS } from './payment-timeouts.ts';
import { markAsked, markSentAgain } from './payment-attempts.repository.ts';
import type { PaymentRow } from './payments.repository.ts';

/** What a charge without its payer was for is not wanted any more, and the gateway has not charged it. */
export class ChargeUnwantedError extends Error {}

/** Whether nobody is there who could confirm a charge, or has just asked for it. */
const isAlone = ({ purpose }: Pick<PaymentRow, 'purpose'>): boolean => purpose === 'renewal';

const isWanted = async ({ work }: Context, { id: paymentId, purpose }: PaymentRow): Promise<boolean> => {
  if (!isAlone({ purpose })) return true;
  try {
    await work((unit) => unit.askHook('onChargingAlone', { paymentId, purpose }));
    return true;
  } catch (error) {
    if (error instanceof ChargeUnwantedError) return false;
    throw error;
  }
};

/**
 * Charges a payment. If it was requested before, the gateway is asked for the result first, since the answer may have
 * been lost; an unconfirmed charge is cancelled after {@link CONFIRMATION_WINDOW_MS}.
 * @returns null when the gateway does not know the charge and it is too old to be sent again
 * @throws ChargeUnwantedError when it was not charged, and what it was for is over
 */
export const requestCharge = async (context: Context, payment: PaymentRow): Promise<ChargeOutcome | null> => {
  const gateway = gatewayThatMade(context, payment);
  const charge = chargeOf(payment);
  if (payment.asked_at === null && !(await isWanted(context, payment))) throw new ChargeUnwantedError();
  const askedAt = payment.asked_at ?? (await markAsked(context.db, payment.id));
  if (askedAt === 'ended') throw new ChargeUnwantedError();
  if (askedAt === 'first') return gateway.charge(charge);
  const asked: AskedCharge = { ...charge, ref: payment.provider_ref, askedAt };
  const known = await gateway.findCharge(asked);
  const age = Date.now() - askedAt.getTime();
  if (known?.status === 'requires-action' && age > CONFIRMATION_WINDOW_MS) {
    return gateway.cancelCharge({ ...asked, ref: known.ref });
  }
  if (known) return known;
  if (!(await isWanted(context, payment))) {
    const sentAt = payment.sent_again_at ?? askedAt;
    throw Date.now() - sentAt.getTime() > ON_ITS_WAY_MS
      ? new ChargeUnwantedError()
      : new Error('what is not wanted any more may be on its way');
  }
  if (age > RESEND_WINDOW_MS) return null;
  if (!(await markSentAgain(context.db, payment.id))) throw new ChargeUnwantedError();
  return gateway.charge(charge);
};

/**
 * The result of a charge that was requested; one that waits for its payer is cancelled first. Null when it was never
 * requested or the gateway does not know it.
 */
export const lookUpCharge = async (context: Context, payment: PaymentRow): Promise<ChargeOutcome | null> => {
  const { provider_ref: ref, asked_at: askedAt } = payment;
  if (askedAt === null) return null;
  const gateway = gatewayThatMade(context, payment);
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
    // A renewal is charged without the payer, so the bank declines it if it wants a confirmation.
    isOnSession: !isAlone(payment),
    isRepeated: payment.purpose === 'subscription',
    returnPath: `/wallet/payments?payment=${payment.id}`,
    locale: payment.locale ?? '',
  };
};
