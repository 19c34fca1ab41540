import type { Hundredths } from '../../platform/money.ts';
import type { PlatformAccountKind } from '../../platform/database/money-tables.ts';
import type { ReversedEntry } from './reversals.repository.ts';

/** How much money of a payment has gone back once a reversal is posted, of how much; hundredths of its currency. */
export interface MoneyBack {
  to: Hundredths;
  of: Hundredths;
}

/** What stands reversed of a transaction on the platform's accounts, with the signs of its own entries. */
export type StandingShares = ReadonlyMap<PlatformAccountKind, Hundredths>;

interface MoneySpan extends MoneyBack {
  /** What the wallet gives back, in hundredths of a token. */
  tokens: Hundredths;
  standing: StandingShares;
}

/**
 * What each entry of a top-up contributes to a refund of a part of its money. A share is what is due so far less what
 * stands so far, so that parts add up to the entry exactly, whichever of them fail. The gateway's is what goes back to
 * the payer and takes no remainder: tokens are coarser than money where tax or gifts came with them. The wallet's is
 * given. Tax and promotion share what is left between the two, the tax as near to its due as that allows.
 */
export const shareOfMoney = (
  entries: readonly ReversedEntry[],
  { tokens, to, of, standing }: MoneySpan,
): ReversedEntry[] => {
  const sizeOf = (kind: PlatformAccountKind): Hundredths =>
    sizeOfEntry(entries.find(({ account }) => account.kind === kind));
  const backOf = (kind: PlatformAccountKind): Hundredths => size(standing.get(kind) ?? 0n);
  const [tax, promotion] = [sizeOf('tax-payable'), sizeOf('promotion')];
  const gateway = tax + promotion === 0n ? tokens : (sizeOf('gateway') * to) / of - backOf('gateway');
  // What the tax gives back beyond what the promotion gets.
  const apart = gateway - tokens;
  const taxDue = (tax * to + of / 2n) / of - backOf('tax-payable');
  const most = least(tax - backOf('tax-payable'), promotion - backOf('promotion') + apart);
  const taxShare = tax === 0n ? 0n : promotion === 0n ? apart : between(taxDue, apart > 0n ? apart : 0n, most);
  const shares = new Map([
    ['gateway', -gateway],
    ['tax-payable', taxShare],
    ['promotion', apart - taxShare],
    ['wallet', tokens],
  ]);
  const given = taxShare > apart ? taxShare - apart : 0n;
  return entries.map((entry) => ({
    ...entry,
    amount: shares.get(entry.account.kind) ?? 0n,
    promotional: entry.account.kind === 'wallet' ? least(given, tokens) : 0n,
  }));
};

const size = (amount: Hundredths): Hundredths => (amount < 0n ? -amount : amount);
const sizeOfEntry = (entry: ReversedEntry | undefined): Hundredths => size(entry?.amount ?? 0n);
const least = (one: Hundredths, other: Hundredths): Hundredths => (one < other ? one : other);

/** Unchanged where nothing lies between: then a later part evens it out. */
const between = (value: Hundredths, low: Hundredths, high: Hundredths): Hundredths => {
  if (low > high) return value;
  return value < low ? low : least(value, high);
};
