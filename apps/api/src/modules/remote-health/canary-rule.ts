import type { CanaryLimits } from '../../platform/config.ts';

/** The number of visitors of a version, and of those for whom it failed. */
export interface Arm {
  visitors: number;
  failed: number;
}

export interface CanaryFigures {
  canary: Arm;
  stable: Arm;
  /** The lower bound of the difference between the failure shares of canary and stable version. */
  worseBy: number;
  limits: CanaryLimits;
}

/**
 * One-sided, in standard deviations: by chance it is exceeded in one of 200 comparisons. There are many comparisons, so
 * the margin and the least number of failures are needed as well; docs/decisions/0041 has the simulated figures.
 */
export const CERTAINTY = 2.576;

/**
 * A stable version has proved itself before the comparison: it counts as if it had at least that many visitors, the
 * missing ones without a failure. So a canary for everybody can be judged too.
 */
const PROVEN = 20;

/**
 * Wilson's score interval of a share.
 *
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927).
 */
export function scoreInterval({ visitors, failed }: Arm, deviations: number): { low: number; high: number } {
  if (visitors === 0) return { low: 0, high: 1 };
  const [n, share, square] = [visitors, failed / visitors, deviations ** 2];
  const centre = (share + square / (2 * n)) / (1 + square / n);
  const half = (deviations / (1 + square / n)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

const shareOf = ({ visitors, failed }: Arm): number => (visitors === 0 ? 0 : failed / visitors);

/**
 * The lower bound of the difference of two shares.
 *
 * Source: R. G. Newcombe, "Interval estimation for the difference between independent proportions", method 10,
 * Statistics in Medicine 17 (1998).
 */
function leastDifference(canary: Arm, stable: Arm): number {
  const [p, q] = [shareOf(canary), shareOf(stable)];
  const { low } = scoreInterval(canary, CERTAINTY);
  const { high } = scoreInterval(stable, CERTAINTY);
  return p - q - Math.sqrt((p - low) ** 2 + (high - q) ** 2);
}

/** Compares a canary with the stable version: whether it is to be withdrawn, and the figures for that. */
export function judgeCanary(
  canary: Arm,
  stable: Arm,
  limits: CanaryLimits,
): { isWorse: boolean; figures: CanaryFigures } {
  const worseBy = leastDifference(canary, { ...stable, visitors: Math.max(stable.visitors, PROVEN) });
  const isWorse = canary.failed >= limits.minFailed && worseBy > limits.margin;
  return { isWorse, figures: { canary, stable, worseBy: Math.round(worseBy * 1000) / 1000, limits } };
}
