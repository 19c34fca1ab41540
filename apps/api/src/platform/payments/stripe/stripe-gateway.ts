import type { PaymentGateway } from '../payment-gateway.ts';
import type { StripeOptions } from '../stripe-config.ts';
import { attachCard, deleteCustomer, detachCard } from './stripe-cards.ts';
import { cancelCharge, findCharge, makeCharge } from './stripe-charges.ts';
import { createStripeClient } from './stripe-client.ts';
import { acceptDispute, answerDispute, findDispute } from './stripe-disputes.ts';
import { readStripeEvent } from './stripe-events.ts';
import { createStripePayouts } from './stripe-payouts.ts';
import { listStripe } from './stripe-records.ts';
import { findRefund, makeRefund } from './stripe-refunds.ts';

/** Stripe. `addressOf` makes the absolute URL of a path of this site, to which Stripe's pages return. */
export const createStripeGateway = (options: StripeOptions, addressOf: (path: string) => string): PaymentGateway => {
  const stripe = createStripeClient(options);
  return {
    createCard: (source, owner) => attachCard(stripe, source, owner),
    deleteCard: (ref) => detachCard(stripe, ref),
    deleteOwner: (cardRef) => deleteCustomer(stripe, cardRef),
    charge: (charge) => makeCharge(stripe, charge),
    findCharge: (charge) => findCharge(stripe, charge),
    cancelCharge: (charge) => cancelCharge(stripe, charge),
    refund: (refund) => makeRefund(stripe, refund),
    findRefund: (refund) => findRefund(stripe, refund),
    findDispute: (ref) => findDispute(stripe, ref),
    answerDispute: (ref, evidence) => answerDispute(stripe, ref, evidence),
    acceptDispute: (ref) => acceptDispute(stripe, ref),
    readEvent: (delivery) => readStripeEvent(stripe.webhooks, options, delivery),
    list: (kind, since) => listStripe(stripe, kind, since),
    payouts: createStripePayouts(stripe, addressOf),
  };
};
