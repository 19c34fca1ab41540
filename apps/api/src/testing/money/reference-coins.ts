import type { ModelOdd, Reference, Refusal } from './reference.ts';
import { taxOf } from './reference-payments.ts';
import { suspension } from './reference-sales.ts';

export type Sent = 'exact' | 'under' | 'over' | 'late';

/** What a hundredth of the currency costs on the sandbox's chain. */
const UNITS = 20n;

export const dueOf = (fan: number, price: bigint): bigint => (price + taxOf(fan, price)) * UNITS;

/** How many coins are sent. */
export const sentOf = (due: bigint, sent: Sent): bigint => {
  if (sent === 'under') return (due * 2n) / 3n;
  return sent === 'over' ? due + due / 4n : due;
};

interface Coins {
  fan: number;
  price: bigint;
  tax: bigint;
}

const credit = (ref: Reference, { fan, price, tax }: Coins, amount: bigint): void => {
  ref.books.giveTo(ref.books.fan(fan), { amount: price, given: 0n, lost: 0n });
  ref.books.toPlatform('gateway', -price - tax);
  ref.books.toPlatform('tax-payable', tax);
  ref.payments.push({
    ...{ taken: 0n, coupon: null, isReturned: false },
    fan,
    tokens: price,
    card: 'coins',
    given: 0n,
    tax,
    amount,
    refunds: [],
    bank: null,
    dispute: null,
  });
};

/** The expected amount in time brings the tokens at once, and anything else waits for a decision. */
export const payWithCoins = (ref: Reference, fan: number, price: bigint, sent: Sent): Refusal => {
  const refusal = suspension(ref, fan);
  if (refusal !== null) return refusal;
  const coins = { fan, price, tax: taxOf(fan, price) };
  if (sent === 'exact') {
    credit(ref, coins, price + coins.tax);
    return null;
  }
  const due = dueOf(fan, price);
  ref.odd.push({ ...coins, due, received: sentOf(due, sent), isDecided: false });
  return null;
};

export const decide = (ref: Reference, odd: ModelOdd, isCredited: boolean): Refusal => {
  if (odd.isDecided) return 'crypt.decided';
  odd.isDecided = true;
  const share = (whole: bigint): bigint => (whole * odd.received) / odd.due;
  const { fan, price, tax } = odd;
  if (isCredited) credit(ref, { fan, price: share(price), tax: share(tax) }, share(price + tax));
  return null;
};
