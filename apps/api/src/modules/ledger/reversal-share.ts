import type { Hundredths } from '../../platform/money.ts';
import type { ReversedEntry } from './reversals.repository.ts';

/** A part of a transaction, in hundredths of its amount: how much is reversed before, and how much after. */
export interface ReversalSpan {
  from: Hundredths;
  to: Hundredths;
  of: Hundredths;
}

/**
 * What each entry of a transaction contributes to a part of it. Shares are computed from the running total, so that
 * several reversals add up to the entry exactly; remainders of rounding go to the entry of
 * {@link remainderBearer}, so that each reversal sums to zero.
 */
export const shareOfReversal = (entries: readonly ReversedEntry[], span: ReversalSpan): ReversedEntry[] => {
  const bearer = remainderBearer(entries);
  const shares = entries.map((entry) => ({
    ...entry,
    amount: partOf(entry.amount, span),
    promotional: partOf(entry.promotional, span),
  }));
  const sum = shares.reduce((total, { amount }) => total + amount, 0n);
  return shares.map((share, index) => (index === bearer ? { ...share, amount: share.amount - sum } : share));
};

const partOf = (amount: Hundredths, { from, to, of }: ReversalSpan): Hundredths =>
  (amount * to) / of - (amount * from) / of;

/** The platform bears remainders of rounding; without an entry of it, the largest entry does. */
const remainderBearer = (entries: readonly ReversedEntry[]): number => {
  const platform = entries.findIndex(({ account }) => !('ownerId' in account));
  if (platform >= 0) return platform;
  const sizes = entries.map(({ amount }) => (amount < 0n ? -amount : amount));
  return sizes.reduce((largest, size, index) => (size > (sizes[largest] ?? 0n) ? index : largest), 0);
};
