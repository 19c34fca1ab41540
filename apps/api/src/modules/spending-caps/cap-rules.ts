import type { Hundredths } from '../../platform/money.ts';
import type { CapPeriod } from './spending-caps.schema.ts';

const HOUR_MS = 3_600_000;
/** How long a raise waits. */
export const RAISE_MS = 24 * HOUR_MS;

/** Rolling, so that no midnight makes room all at once. */
export const WINDOW_MS: Readonly<Record<CapPeriod, number>> = {
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
};

/** Null stands for no cap. */
export interface Cap {
  amount: Hundredths | null;
  later: { amount: Hundredths | null; at: Date } | null;
}

export const NO_CAP: Cap = { amount: null, later: null };

/** A cap as it is at a moment: a raise whose time has come is the cap. */
export const capAt = (cap: Cap, now: Date): Cap =>
  cap.later !== null && cap.later.at <= now ? { amount: cap.later.amount, later: null } : cap;

/** What setting a cap makes of it: lowering acts at once, and ends a raise that waits; raising waits. */
export const changedCap = (cap: Cap, asked: Hundredths | null, now: Date): Cap => {
  const current = capAt(cap, now);
  if (!isHigher(asked, current.amount)) return { amount: asked, later: null };
  return { amount: current.amount, later: { amount: asked, at: new Date(now.getTime() + RAISE_MS) } };
};

const isHigher = (asked: Hundredths | null, current: Hundredths | null): boolean =>
  current !== null && (asked === null || asked > current);

export interface Spent {
  amount: Hundredths;
  at: Date;
}

/**
 * When a payment fits below a cap: null where it does now, `never` where it is more than the cap itself.
 * @param spent what was spent in the window, the oldest first
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
