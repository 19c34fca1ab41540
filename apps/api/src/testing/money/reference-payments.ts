import { at, least, most, percent } from './arithmetic.ts';
import type { DisputeStatus, ModelPayment, ModelRefund, Reference, Refusal, Taking } from './reference.ts';
import { isUsedUp } from './reference-offers.ts';
import { suspension } from './reference-sales.ts';
import { TAXED, TERMS } from './terms.ts';

/** What a card does with money that is given back, see the sandbox's cards. */
const LATER: Partial<Record<string, 'succeeded' | 'failed'>> = { later: 'succeeded', fails: 'failed' };

export const topUp = (
  ref: Reference,
  order: Pick<ModelPayment, 'fan' | 'tokens' | 'card' | 'coupon'> & { price: bigint },
): Refusal => {
  const { fan, price, tokens, card, coupon } = order;
  if (coupon !== null && isUsedUp(ref, { fan, performer: null, coupon })) return 'coupon.unusable';
  const refusal = suspension(ref, fan);
  if (refusal !== null) return refusal;
  if (card === 'declined') return 'payment.card_declined';
  const given = tokens - price;
  const tax = taxOf(fan, price);
  ref.books.giveTo(ref.books.fan(fan), { amount: tokens, given, lost: 0n });
  ref.books.toPlatform('gateway', -price - tax);
  ref.books.toPlatform('tax-payable', tax);
  ref.books.toPlatform('promotion', -given);
  if (coupon !== null) at(ref.uses, coupon).push(fan);
  const bank = card === 'disputes' ? ('open' as const) : null;
  const paid = { fan, tokens, card, given, tax, amount: price + tax, coupon, bank };
  ref.payments.push({ ...paid, taken: 0n, isReturned: false, refunds: [], dispute: null });
  return null;
};

/** What is added to a price where it is paid with money. */
export const taxOf = (fan: number, price: bigint): bigint => (fan === TAXED.fan ? percent(price, TAXED.percent) : 0n);

/** A coupon may be used again once all that was paid with it is taken back; it is used again with what comes back. */
const settleUse = (ref: Reference, payment: ModelPayment): void => {
  const { fan, coupon } = payment;
  const isWhole = payment.taken === payment.tokens;
  if (coupon === null || isWhole === payment.isReturned) return;
  const uses = at(ref.uses, coupon);
  if (isWhole) uses.splice(uses.indexOf(fan), 1);
  else if (uses.length >= at(TERMS.coupons, coupon).maxUses) return;
  else uses.push(fan);
  payment.isReturned = isWhole;
};

const standing = (refunds: readonly ModelRefund[]): ModelRefund[] =>
  refunds.filter(({ status }) => status !== 'failed');

/** All of it has gone back, which is said before any dispute. */
const isRefunded = ({ refunds, amount: paid }: ModelPayment): boolean =>
  refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0n) >= paid;

const refundedOf = ({ refunds }: ModelPayment): bigint =>
  standing(refunds).reduce((sum, { amount }) => sum + amount, 0n);

/** What refunds and the dispute of a payment have taken and not given back. */
const takingsOf = ({ refunds, dispute }: ModelPayment): Taking[] => [
  ...standing(refunds).map(({ taking }) => taking),
  ...(dispute?.taking ? [dispute.taking] : []),
];

/** Takes tokens, after which so much of the money has gone back: by the gateway just that, by the others what is left. */
const take = (ref: Reference, payment: ModelPayment, { tokens, to }: { tokens: bigint; to: bigint }): Taking => {
  const { books } = ref;
  const { amount: of, given, tax } = payment;
  const taken = (part: 'gateway' | 'tax' | 'promotion') =>
    takingsOf(payment).reduce((sum, taking) => sum + taking[part], 0n);
  const gateway = given + tax === 0n ? tokens : ((payment.tokens - given + tax) * to) / of - taken('gateway');
  // Tax less promotion: what the gateway gets back beyond the tokens.
  const apart = gateway - tokens;
  const due = (tax * to * 2n + of) / (of * 2n) - taken('tax');
  const [low, high] = [most(0n, apart), least(tax - taken('tax'), given - taken('promotion') + apart)];
  const wanted = low > high ? due : least(most(due, low), high);
  const taxBack = tax === 0n ? 0n : given === 0n ? apart : wanted;
  const promotion = taxBack - apart;
  const fromWallet = books.takeFrom(books.fan(payment.fan), tokens, least(most(promotion, 0n), tokens));
  books.toPlatform('gateway', gateway);
  books.toPlatform('tax-payable', -taxBack);
  books.toPlatform('promotion', promotion);
  payment.taken += tokens;
  settleUse(ref, payment);
  return { ...fromWallet, tokens, gateway, tax: taxBack, promotion };
};

const giveBack = (ref: Reference, payment: ModelPayment, taking: Taking): void => {
  const { books } = ref;
  books.giveTo(books.fan(payment.fan), taking);
  books.toPlatform('gateway', -taking.gateway);
  books.toPlatform('tax-payable', taking.tax);
  books.toPlatform('promotion', -taking.promotion);
  payment.taken -= taking.tokens;
  settleUse(ref, payment);
};

/** Money goes back to a card, and the tokens with it; all that is left where no amount is said. */
export const refund = (ref: Reference, payment: ModelPayment, asked: bigint | null): Refusal => {
  if (isRefunded(payment)) return 'payment.not_refundable';
  if (payment.dispute !== null && payment.dispute.status !== 'won') return 'payment.disputed';
  const from = refundedOf(payment);
  const amount = asked ?? payment.amount - from;
  const tokens = (payment.tokens * (from + amount)) / payment.amount - payment.taken;
  if (amount <= 0n || from + amount > payment.amount || tokens <= 0n) return 'payment.not_refundable';
  if (ref.books.fan(payment.fan).wallet < tokens) return 'wallet.insufficient_balance';
  const later = LATER[payment.card] ?? null;
  const status = later === 'succeeded' ? 'pending' : 'succeeded';
  payment.refunds.push({ amount, taking: take(ref, payment, { tokens, to: from + amount }), status, later });
  noteReturned(ref, payment.fan);
  return null;
};

/** The gateway tells of everything that has changed. */
export const hear = (ref: Reference): void => {
  for (const payment of ref.payments) {
    for (const one of payment.refunds) {
      const hasFailed = one.later === 'failed';
      one.status = one.later ?? one.status;
      one.later = null;
      if (!hasFailed) continue;
      giveBack(ref, payment, one.taking);
      takeAnew(ref, payment.fan);
    }
    if (payment.bank !== null) settleDispute(ref, payment, payment.bank);
  }
};

/** While it is open or lost, all that was not refunded is taken; once it is won that is there for other disputes. */
const settleDispute = (ref: Reference, payment: ModelPayment, status: DisputeStatus): void => {
  const before = payment.dispute?.taking ?? null;
  payment.dispute = { status, taking: before };
  if (status !== 'won') payment.dispute.taking ??= takeDisputed(ref, payment);
  if (status !== 'won' || before === null) return;
  giveBack(ref, payment, before);
  payment.dispute.taking = null;
  takeAnew(ref, payment.fan);
};

const takeDisputed = (ref: Reference, payment: ModelPayment): Taking | null => {
  const due = payment.tokens - payment.taken;
  return due > 0n ? take(ref, payment, { tokens: due, to: payment.amount }) : null;
};

/** Something came back to a fan: disputes that stand take of it what they could not find before. */
const takeAnew = (ref: Reference, fan: number): void => {
  const standing = ref.payments.filter(
    (one) => one.fan === fan && one.dispute !== null && one.dispute.status !== 'won',
  );
  for (const one of standing) {
    if (one.dispute?.taking) giveBack(ref, one, one.dispute.taking);
    if (one.dispute) one.dispute.taking = null;
  }
  for (const one of standing) if (one.dispute) one.dispute.taking = takeDisputed(ref, one);
};

/** What was refunded to a fan whose payment is disputed is there for the disputes, by a job. */
export const noteReturned = (ref: Reference, fan: number): void => {
  if (suspension(ref, fan) !== null) ref.later(() => takeAnew(ref, fan));
};

export const pick = <T>(list: readonly T[], index: number): T => at(list, index % list.length);
