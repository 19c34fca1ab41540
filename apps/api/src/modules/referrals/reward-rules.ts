import type { Hundredths } from '../../platform/money.ts';

/** A movement that brings a performer money, as far as a reward hangs on it. */
export interface Sale {
  amount: Hundredths;
  commission: Hundredths;
  /** What the performer got of it. */
  earned: Hundredths;
  /** How much of the amount has been taken back. */
  reversed: Hundredths;
}

export interface RewardTerms {
  percentHundredths: number;
  cap: Hundredths | null;
  /** What the referral has brought by all other sales. */
  broughtOtherwise: Hundredths;
}

const WHOLE = 10_000n;

/**
 * What a sale brings altogether while nothing of it is taken back: a share of what was bought or earned, rounded down,
 * and never more than is left of the commission.
 */
export const fullReward = (base: Hundredths, percentHundredths: number, commissionLeft: Hundredths): Hundredths =>
  least((base * BigInt(percentHundredths)) / WHOLE, commissionLeft);

/** Of it what is due now: what was taken back of the sale brings nothing, nor what lies above the cap. */
export const rewardDue = (
  full: Hundredths,
  { amount, reversed }: Pick<Sale, 'amount' | 'reversed'>,
  { cap, broughtOtherwise }: Pick<RewardTerms, 'cap' | 'broughtOtherwise'>,
): Hundredths => {
  const due = (full * (amount - reversed)) / amount;
  if (cap === null) return due;
  return least(due, cap > broughtOtherwise ? cap - broughtOtherwise : 0n);
};

const least = (one: Hundredths, other: Hundredths): Hundredths => (one < other ? one : other);
