import { metadataOf, text, group } from './form.ts';
import { invalid, missing, StandInRefusal, type Asked, type Standing, type Thing } from './standing.ts';

/** What a card does when it is attached or charged. */
export interface CardCase {
  number: string;
  brand: string;
  does: 'succeeds' | 'authenticates' | 'disputes' | 'refunds-later' | 'refund-fails' | 'declines';
  /** How it declines. */
  code?: string;
  decline?: string;
  /** Refused when it is attached already, as most that decline are. */
  isRefusedAtOnce?: boolean;
}

const visa = (number: string, does: CardCase['does'], more: Partial<CardCase> = {}): CardCase => ({
  ...{ number, does, brand: 'visa' },
  ...more,
});
const declining = (number: string, code: string, decline?: string): CardCase =>
  visa(number, 'declines', { code, decline: decline ?? code, isRefusedAtOnce: true });

/** Stripe's payment methods for tests (https://docs.stripe.com/testing), by name. */
const CASES: Readonly<Record<string, CardCase>> = {
  pm_card_visa: visa('4242424242424242', 'succeeds'),
  pm_card_mastercard: { ...visa('5555555555554444', 'succeeds'), brand: 'mastercard' },
  pm_card_authenticationRequired: visa('4000002760003184', 'authenticates'),
  pm_card_authenticationRequiredOnSetup: visa('4000002500003155', 'authenticates'),
  pm_card_chargeCustomerFail: visa('4000000000000341', 'declines', {
    code: 'card_declined',
    decline: 'generic_decline',
  }),
  pm_card_createDispute: visa('4000000000000259', 'disputes'),
  pm_card_pendingRefund: visa('4000000000007726', 'refunds-later'),
  pm_card_refundFail: visa('4000000000005126', 'refund-fails'),
  pm_card_visa_chargeDeclined: declining('4000000000000002', 'card_declined', 'generic_decline'),
  pm_card_visa_chargeDeclinedInsufficientFunds: declining('4000000000009995', 'card_declined', 'insufficient_funds'),
  pm_card_chargeDeclinedExpiredCard: declining('4000000000000069', 'expired_card'),
  pm_card_chargeDeclinedIncorrectCvc: declining('4000000000000127', 'incorrect_cvc'),
};

const cases = Object.values(CASES);

export const caseOf = (method: Thing): CardCase => method.case as CardCase;

export const refusalOf = ({ code, decline }: CardCase, more: Record<string, unknown> = {}): StandInRefusal =>
  new StandInRefusal(402, { type: 'card_error', code, decline_code: decline, ...more });

const addMethod = (standing: Standing, card: CardCase, expiry: Asked = {}): Thing =>
  standing.add('pm', 'payment_method', {
    type: 'card',
    customer: null,
    case: card,
    card: {
      brand: card.brand,
      last4: card.number.slice(-4),
      exp_month: Number(text(expiry.exp_month) ?? 12),
      exp_year: Number(text(expiry.exp_year) ?? 2099),
    },
  });

/** What Stripe's fields in the browser ask for. Only cards for tests are cards here. */
export const createMethod = (standing: Standing, asked: Asked): Thing => {
  const typed = group(asked.card);
  const number = (text(typed.number) ?? '').replaceAll(' ', '');
  const card = cases.find((one) => one.number === number);
  if (!card) throw new StandInRefusal(402, { type: 'card_error', code: 'incorrect_number', param: 'number' });
  return addMethod(standing, card, typed);
};

/** A name for tests stands for a new card each time. */
const methodOf = (standing: Standing, id: string): Thing => {
  const card = CASES[id];
  return card ? addMethod(standing, card) : standing.find(id, 'payment_method');
};

export const attach = (standing: Standing, id: string, asked: Asked): Thing => {
  const customer = standing.find(text(asked.customer), 'customer');
  if (customer.deleted) throw missing(customer.id);
  const method = methodOf(standing, id);
  const card = caseOf(method);
  if (method.customer !== null && method.customer !== customer.id) throw invalid('payment_method_unexpected_state');
  if (card.isRefusedAtOnce) throw refusalOf(card);
  method.customer = customer.id;
  return method;
};

export const detach = (standing: Standing, id: string): Thing => {
  const method = standing.find(id, 'payment_method');
  if (method.customer === null) throw invalid('payment_method_unexpected_state');
  method.customer = null;
  return method;
};

export const createCustomer = (standing: Standing, asked: Asked): Thing =>
  standing.add('cus', 'customer', { metadata: metadataOf(asked) });

export const deleteCustomer = (standing: Standing, id: string): Thing => {
  const customer = standing.find(id, 'customer');
  customer.deleted = true;
  return customer;
};
