import type { Hundredths } from '../../platform/money.ts';

/** What a reward depends on of a sale. */
export interface Sale {
  amount: Hundredths;
  commission: Hundredths;
  /** The performer's earnings by it. */
  earned: Hundredths;
  /** How much of the amount is reversed. */
  reversed: Hundredths;
}

export interface RewardTerms {
  percentHundredths: number;
  cap: Hundredths | null;
  /** The rewards of the referral by all other sales. */
  broughtOtherwise: Hundredths;
}

const WHOLE = 10_000n;

/**
 * The part of a value that counts for rewards. Of what was paid with promotional tokens a performer may earn less (the
 * setting `promotionalEarningsPercent`), and nobody else earns of the rest: a gift would become money that way.
 */
export const countedPart = (
  value: Hundredths,
  { earned, withheld }: { earned: Hundredths; withheld: Hundredths },
): Hundredths => (withheld > 0n ? (value * earned) / (earned + withheld) : value);

/**
 * The reward of a sale before reversals: a share of what was bought or earned, rounded down,
 * and at most what is left of the commission.
 */
export const fullReward = (base: Hundredths, percentHundredths: number, commissionLeft: Hundredths): Hundredths =>
  least((base * BigInt(percentHundredths)) / WHOLE, commissionLeft);

/** The reward that is due: without the reversed part of the sale, and within the cap. */
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
