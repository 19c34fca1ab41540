import type { Hundredths } from '../../platform/money.ts';
import type { ReversedEntry } from './reversals.repository.ts';

/** A part of a transaction, in hundredths of its own amount: what was taken back before, and what will have been. */
export interface ReversalSpan {
  from: Hundredths;
  to: Hundredths;
  of: Hundredths;
}

/**
 * What each entry of a transaction contributed to a part of it. Shares are cut from the running total, so the parts of
 * several reversals add up to the entry exactly; hundredths that rounding leaves over go to the entry that
 * {@link remainderBearer} names, so that each reversal sums to zero by itself.
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

/** The platform bears what rounding leaves; where it has no part in it, whoever has the largest. */
const remainderBearer = (entries: readonly ReversedEntry[]): number => {
  const platform = entries.findIndex(({ account }) => !('ownerId' in account));
  if (platform >= 0) return platform;
  const sizes = entries.map(({ amount }) => (amount < 0n ? -amount : amount));
  return sizes.reduce((largest, size, index) => (size > (sizes[largest] ?? 0n) ? index : largest), 0);
};
