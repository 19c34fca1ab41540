import type { ModelTip, Reference, Refusal, Spent } from './reference.ts';
import { at, availableDay, least, percent, type Sale } from './arithmetic.ts';
import { DAY_MS, REFERRED, REFERRER, TERMS } from './terms.ts';

const hasDispute = (ref: Reference, fan: number, status: 'open' | 'lost'): boolean =>
  ref.payments.some(({ fan: payer, dispute }) => payer === fan && dispute?.status === status);

export const suspension = (ref: Reference, fan: number): Refusal => {
  if (hasDispute(ref, fan, 'lost')) return 'wallet.closed';
  return hasDispute(ref, fan, 'open') ? 'wallet.suspended' : null;
};

const isBeyondCap = (ref: Reference, fan: number, amount: bigint): boolean => {
  const { amount: cap } = capNow(ref, fan);
  const since = Date.now() - DAY_MS;
  const spent = at(ref.spent, fan).filter((one) => one.at > since);
  return cap !== null && spent.reduce((sum, one) => sum + one.amount, amount) > cap;
};

export const capNow = (ref: Reference, fan: number) => {
  const cap = at(ref.caps, fan);
  if (cap.later !== null && cap.later.at <= Date.now()) Object.assign(cap, { amount: cap.later.amount, later: null });
  return cap;
};

/** Lowering acts at once, raising a day later. */
export const setCap = (ref: Reference, fan: number, amount: bigint | null): Refusal => {
  const cap = capNow(ref, fan);
  const isHigher = cap.amount !== null && (amount === null || amount > cap.amount);
  const change = isHigher ? { later: { amount, at: Date.now() + DAY_MS } } : { amount, later: null };
  Object.assign(cap, change);
  return null;
};

/** Why a fan cannot pay so much. */
export const refusalOf = (ref: Reference, fan: number, amount: bigint): Refusal => {
  if (ref.books.fan(fan).wallet < amount) return 'wallet.insufficient_balance';
  return suspension(ref, fan) ?? (isBeyondCap(ref, fan, amount) ? 'wallet.cap_reached' : null);
};

export const noteSpent = (ref: Reference, fan: number, amount: bigint): Spent => {
  const spent = { amount, at: Date.now() };
  at(ref.spent, fan).push(spent);
  return spent;
};

interface Paid {
  fan: number;
  performer: number;
  paid: bigint;
  subsidy?: bigint;
  given: bigint;
}

/** Shares what was paid, and what of it goes to whoever brought the two. */
export const earn = (ref: Reference, { fan, performer, paid, subsidy = 0n, given }: Paid): Sale => {
  const { books } = ref;
  const whole = paid + subsidy;
  const commission = percent(whole, TERMS.commissionPercent);
  const net = whole - commission;
  const withheld = percent((net * given) / whole, 100n - TERMS.giftPercent);
  const sale = { fan, performer, paid, given, commission, day: availableDay(), reversed: 0n };
  const earned = net - withheld;
  const promotion = withheld - subsidy;
  books.income(performer, sale.day, earned);
  books.toPlatform('commission', commission);
  books.toPlatform('promotion', promotion);
  return { ...sale, earned, withheld, promotion };
};

/** A sale from a wallet; the caller has asked for refusals. */
export const sell = (ref: Reference, order: Omit<Paid, 'given'>): ModelTip => {
  const sale = earn(ref, { ...order, given: ref.books.spend(ref.books.fan(order.fan), order.paid) });
  const sold = { sale, spent: noteSpent(ref, order.fan, order.paid), takings: [], rewards: [] };
  settleRewards(ref, sale, sold.rewards);
  return sold;
};

/**
 * By a job, what a sale has brought so far is brought to what is due: first of the performer's referrer, then of the
 * fan's.
 */
export const settleRewards = (ref: Reference, sale: Sale, brought: bigint[]): void =>
  ref.later(() => bringRewards(ref, sale, brought));

/** Of what a performer earns only a part of, for it was paid with gifts, others earn of that part. */
const counted = ({ earned, withheld }: Sale, value: bigint): bigint =>
  withheld > 0n ? (value * earned) / (earned + withheld) : value;

const bringRewards = (ref: Reference, sale: Sale, brought: bigint[]): void => {
  let left = counted(sale, sale.commission);
  const parts = [
    { isReferred: sale.performer === REFERRED, base: sale.earned },
    { isReferred: sale.fan === REFERRED, base: counted(sale, sale.paid) },
  ];
  for (const [index, { isReferred, base }] of parts.entries()) {
    if (!isReferred) continue;
    const full = least((base * TERMS.referralPercent) / 100n, left);
    left -= full;
    const due = (full * (sale.paid - sale.reversed)) / sale.paid;
    const change = due - (brought[index] ?? 0n);
    brought[index] = due;
    if (index === 0) rewardPerformer(ref, sale, change);
    else rewardFan(ref, change);
  }
};

const rewardPerformer = ({ books }: Reference, { day }: Sale, change: bigint): void => {
  books.toPlatform('referral', -change);
  if (change > 0n) books.income(REFERRER, day, change);
  else books.clawBack(REFERRER, -change, day);
};

const rewardFan = ({ books }: Reference, change: bigint): void => {
  const fan = books.fan(REFERRER);
  books.toPlatform('promotion', -change);
  if (change < 0n) books.takeFrom(fan, -change, -change);
  else books.giveTo(fan, { amount: change, given: change, lost: 0n });
};
