import type { Hundredths } from '../../platform/money.ts';
import { addMonths, monthsOf, type SubscriptionType } from './subscription-terms.ts';

/** The period that a payment has paid for. */
export interface PaidTime {
  transactionId: string;
  from: Date;
  until: Date;
}

interface Paid {
  /** The last payment of the subscriber, if any. */
  last: { id: string; created_at: Date } | undefined;
  type: SubscriptionType;
  end: Date;
  /** The gifts of others that were not taken. */
  gifts: ReadonlyArray<{ transaction_id: string; starts_at: Date; ends_at: Date }>;
}

/** A card is charged some hours before the period that it pays for; this allows for more. */
const SLACK_MS = 2 * 86_400_000;

/**
 * The payments that cover the time up to the end of a subscription. Gifts come after the time that the subscriber has
 * paid for. The last payment counts only if it is not older than the period: otherwise the period was free.
 */
export const paidTimesOf = ({ last, type, end, gifts }: Paid): PaidTime[] => {
  const given = gifts.map(({ transaction_id, starts_at, ends_at }) => ({
    transactionId: transaction_id,
    from: starts_at,
    until: ends_at,
  }));
  if (!last) return given;
  const following = given.map(({ from }) => from).filter((from) => from >= last.created_at);
  const until = new Date(Math.min(end.getTime(), ...following.map((from) => from.getTime())));
  const isOfPeriod = last.created_at.getTime() >= addMonths(until, -monthsOf(type)).getTime() - SLACK_MS;
  return isOfPeriod ? [{ transactionId: last.id, from: last.created_at, until }, ...given] : given;
};

/** The share of an amount for the time of a period that is left at a moment, rounded down. */
export const unusedShare = (amount: Hundredths, { from, until }: PaidTime, at: Date): Hundredths => {
  const whole = until.getTime() - from.getTime();
  const left = until.getTime() - Math.max(at.getTime(), from.getTime());
  if (whole <= 0 || left <= 0) return 0n;
  return (amount * BigInt(left)) / BigInt(whole);
};
