import type { ModelPayout, Reference, Refusal } from './reference.ts';
import { TERMS } from './terms.ts';

/** Why a performer cannot have so much: asked for anew, or instead of what a request has set aside. */
const refusalOf = (ref: Reference, performer: number, amount: bigint, changes?: ModelPayout): Refusal => {
  const { free, owed } = ref.books.performer(performer);
  const isWaiting = ref.payouts.some(
    (one) => one.performer === performer && one.status === 'pending-review' && one !== changes,
  );
  if (isWaiting) return 'payout.pending';
  if (owed > 0n) return 'payout.debt';
  if (amount < TERMS.minimumPayout) return 'payout.below_minimum';
  return amount > free + (changes?.amount ?? 0n) ? 'payout.not_enough' : null;
};

export const requestPayout = (ref: Reference, performer: number, amount: bigint): Refusal => {
  const refusal = refusalOf(ref, performer, amount);
  if (refusal !== null) return refusal;
  setAside(ref, performer, amount);
  ref.payouts.push({ performer, amount, status: 'pending-review', firstApprover: null });
  return null;
};

/** Less than nothing is earned again, and repays what is owed by now. */
const setAside = ({ books }: Reference, index: number, amount: bigint): void => {
  const performer = books.performer(index);
  performer.reserved += amount;
  performer.free -= amount;
  if (amount < 0n) books.repay(index);
};

const WRONG = 'payout.wrong_state';

export const changePayout = (ref: Reference, payout: ModelPayout, amount: bigint): Refusal => {
  if (payout.status !== 'pending-review') return WRONG;
  const refusal = refusalOf(ref, payout.performer, amount, payout);
  if (refusal !== null) return refusal;
  if (amount === payout.amount) return null;
  setAside(ref, payout.performer, amount - payout.amount);
  Object.assign(payout, { amount, firstApprover: null });
  return null;
};

const reject = (ref: Reference, payout: ModelPayout): null => {
  setAside(ref, payout.performer, -payout.amount);
  payout.status = 'rejected';
  return null;
};

export const withdrawPayout = (ref: Reference, payout: ModelPayout): Refusal =>
  payout.status === 'pending-review' ? reject(ref, payout) : WRONG;

export const refusePayout = (ref: Reference, payout: ModelPayout): Refusal =>
  payout.status === 'pending-review' || payout.status === 'approved' ? reject(ref, payout) : WRONG;

export const approvePayout = (ref: Reference, payout: ModelPayout, operator: number): Refusal => {
  if (payout.status !== 'pending-review') return WRONG;
  if (ref.books.performer(payout.performer).owed > 0n) return 'payout.debt';
  const takesTwo = payout.amount > TERMS.fourEyes;
  if (takesTwo && payout.firstApprover === operator) return 'payout.second_operator';
  if (takesTwo && payout.firstApprover === null) payout.firstApprover = operator;
  else payout.status = 'approved';
  return null;
};

/** Money leaves, or what left comes back. */
const send = ({ books }: Reference, { performer, amount }: ModelPayout): void => {
  const fee = amount < 0n ? -TERMS.payoutFee : TERMS.payoutFee;
  books.performer(performer).reserved -= amount;
  books.toPlatform('payout-clearing', amount - fee);
  books.toPlatform('gateway-fees', fee);
};

/** What was sent is written down also where a debt has come up since: later earnings repay that. */
export const payPayout = (ref: Reference, payout: ModelPayout): Refusal => {
  if (payout.status !== 'approved') return WRONG;
  send(ref, payout);
  payout.status = 'paid';
  return null;
};

export const returnPayout = (ref: Reference, payout: ModelPayout): Refusal => {
  if (payout.status !== 'paid') return WRONG;
  send(ref, { ...payout, amount: -payout.amount });
  return reject(ref, payout);
};
