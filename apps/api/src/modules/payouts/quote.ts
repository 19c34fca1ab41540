import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';
import { floorToUnit } from '../../platform/payments/currency-units.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { findAvailability, type PendingEarnings } from '../ledger/availability.ts';
import { payoutPendingOf, receivableOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { readSettings } from '../settings/settings.service.ts';
import { findRequestUnderReview, hasMethod } from './payouts.repository.ts';
import type { Refusal } from './payouts.schema.ts';

export interface PayoutQuote {
  amount: Hundredths;
  available: Hundredths;
  /** The earliest day first. */
  pending: PendingEarnings[];
  reserved: Hundredths;
  owed: Hundredths;
  minimum: Hundredths;
  fee: Hundredths;
  /** Hundredths of the currency. */
  net: Hundredths;
  currency: string;
  reasons: Refusal[];
  nextAllowedAt: Date | null;
}

export interface PayoutWish {
  /** By default all that is available. */
  amount?: Hundredths | undefined;
  /** The request under review that this changes: what it has reserved counts as available. */
  changes?: { id: string; amount: Hundredths };
}

/**
 * What a payout would be, and why it cannot be requested. Read-only: requesting and changing a payout call it again
 * with locked accounts, so that both apply the same rules.
 */
export const quotePayout = async (
  db: Queryable,
  performerId: string,
  { amount: asked, changes }: PayoutWish,
): Promise<PayoutQuote> => {
  const { minimumPayoutAmount, payoutFee, currency, tokenValue } = await readSettings(db);
  const { available: free, pending } = await findAvailability(db, performerId, new Date());
  const reserved = await findBalance(db, payoutPendingOf(performerId));
  const owed = -(await findBalance(db, receivableOf(performerId)));
  const underReview = await findRequestUnderReview(db, performerId);
  const hasDetails = changes !== undefined || (await hasMethod(db, performerId));

  const available = free + (changes?.amount ?? 0n);
  const amount = asked ?? available;
  const fee = toHundredths(payoutFee);
  const net = amount > fee ? worth(amount - fee, { tokenValue, currency }) : 0n;
  const minimum = most(toHundredths(minimumPayoutAmount), fee + 1n);
  const refusals: Array<[Refusal, boolean]> = [
    ['payout.pending', underReview !== undefined && underReview.id !== changes?.id],
    ['payout.debt', owed > 0n],
    ['payout.no_method', !hasDetails],
    ['payout.below_minimum', amount < minimum || net === 0n],
    ['payout.not_enough', amount > available],
  ];
  const days = pending.toReversed();
  return {
    ...{ amount, available, pending: days, reserved, owed, minimum, fee, net, currency },
    reasons: refusals.flatMap(([reason, holds]) => (holds ? [reason] : [])),
    nextAllowedAt: dayOf(most(asked ?? 0n, minimum), { available, pending: days }),
  };
};

const most = (one: Hundredths, other: Hundredths): Hundredths => (one > other ? one : other);

/** What can be sent of the currency for tokens, in hundredths, rounded down: no more is sent than was earned. */
const worth = (tokens: Hundredths, { tokenValue, currency }: { tokenValue: number; currency: string }): Hundredths =>
  floorToUnit((tokens * toHundredths(tokenValue)) / 100n, currency);

/** The day on which an amount becomes available; null when it is already, or when pending earnings do not suffice. */
const dayOf = (
  amount: Hundredths,
  { available, pending }: { available: Hundredths; pending: readonly PendingEarnings[] },
): Date | null => {
  if (available >= amount) return null;
  let sum = available;
  for (const day of pending) {
    sum += day.amount;
    if (sum >= amount) return day.availableAt;
  }
  return null;
};

export const presentQuote = ({ pending, nextAllowedAt, reasons, currency, ...amounts }: PayoutQuote) => ({
  amount: fromHundredths(amounts.amount),
  available: fromHundredths(amounts.available),
  pending: pending.map(({ amount, availableAt }) => ({
    amount: fromHundredths(amount),
    availableAt: availableAt.toISOString(),
  })),
  reserved: fromHundredths(amounts.reserved),
  owed: fromHundredths(amounts.owed),
  minimum: fromHundredths(amounts.minimum),
  fee: fromHundredths(amounts.fee),
  net: fromHundredths(amounts.net),
  currency,
  eligible: reasons.length === 0,
  reasons,
  nextAllowedAt: nextAllowedAt?.toISOString() ?? null,
});
