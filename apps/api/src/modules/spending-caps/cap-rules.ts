import type { Hundredths } from '../../platform/money.ts';
import type { CapPeriod } from './spending-caps.schema.ts';

const HOUR_MS = 3_600_000;
/** The delay after which a raised cap takes effect. */
export const RAISE_MS = 24 * HOUR_MS;

/** Rolling windows, so that no calendar day frees the whole cap at once. */
export const WINDOW_MS: Readonly<Record<CapPeriod, number>> = {
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
};

/** A spending cap in hundredths of a token; null means none. `later` is a raise that has not taken effect. */
export interface Cap {
  amount: Hundredths | null;
  later: { amount: Hundredths | null; at: Date } | null;
}

export const NO_CAP: Cap = { amount: null, later: null };

/** The cap at a moment, with a raise that has taken effect. */
export const capAt = (cap: Cap, now: Date): Cap =>
  cap.later !== null && cap.later.at <= now ? { amount: cap.later.amount, later: null } : cap;

/**
 * The result of setting a cap: a lower one takes effect at once and replaces a pending raise; a higher one later, and no
 * later for being sent twice, or for being less of a raise than one that is pending already.
 */
export const changedCap = (cap: Cap, asked: Hundredths | null, now: Date): Cap => {
  const current = capAt(cap, now);
  if (!isHigher(asked, current.amount)) return { amount: asked, later: null };
  const { amount, later } = current;
  if (later !== null && !isHigher(asked, later.amount)) return { amount, later: { amount: asked, at: later.at } };
  return { amount, later: { amount: asked, at: new Date(now.getTime() + RAISE_MS) } };
};

const isHigher = (asked: Hundredths | null, current: Hundredths | null): boolean =>
  current !== null && (asked === null || asked > current);

export interface Spent {
  amount: Hundredths;
  at: Date;
}

/**
 * When a payment will be below a cap: null if it is now, `never` if it is more than the cap itself.
 * @param spent the payments in the window, oldest first
 */
export const fitsAt = (
  payment: Hundredths,
  spent: readonly Spent[],
  { cap, windowMs }: { cap: Hundredths; windowMs: number },
): Date | 'never' | null => {
  let sum = spent.reduce((total, { amount }) => total + amount, payment);
  if (sum <= cap) return null;
  for (const { amount, at } of spent) {
    sum -= amount;
    if (sum <= cap) return new Date(at.getTime() + windowMs);
  }
  return 'never';
};

/** A cap that a payment exceeds, and when it will not any more: `never` where it is less than the payment itself. */
export interface Refusal {
  period: CapPeriod;
  cap: Hundredths;
  fits: Date | 'never';
}

/**
 * The cap to tell of several: at the moment of any other one the payment would be refused again. Of those that never let
 * it through it is the lowest.
 */
export const longestOf = (refusals: readonly Refusal[]): Refusal | undefined => {
  const never = refusals.filter(({ fits }) => fits === 'never');
  if (never.length > 0) return never.reduce((lowest, one) => (one.cap < lowest.cap ? one : lowest));
  const momentOf = ({ fits }: Refusal): number => (fits === 'never' ? Infinity : fits.getTime());
  return refusals.toSorted((one, other) => momentOf(other) - momentOf(one))[0];
};
