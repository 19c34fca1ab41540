import type { PrivateStreamDevice } from '../../platform/database/private-stream-tables.ts';
import type { Hundredths } from '../../platform/money.ts';

/**
 * The rules of the meter, without a database and without a clock: what flowed is told by the engine, in milliseconds of
 * its own.
 */

export const MINUTE_MS = 60_000n;
/** With so little left more is reserved, or both are warned. */
export const WARN_AT_MS = 2n * MINUTE_MS;
/** How long nothing may flow before it ends: once it ran, before, and where one of the two has turned it off. */
export const LOST_AFTER_MS = 30_000;
export const CONNECT_WITHIN_MS = 120_000;
export const OFF_AFTER_MS = 120_000;

/** What each side says to have turned off: then black and silence flow, which the engine counts like any picture. */
export interface TurnedOff {
  performer_off: readonly PrivateStreamDevice[];
  fan_off: readonly PrivateStreamDevice[];
  has_camera: boolean;
}

/**
 * Whether something is turned off that has to reach the other: of hers picture and sound, which he pays for; of his, where
 * both cameras were agreed to, the picture, for both are to be seen. It is a word of who sends, and so believed only
 * where it counts nothing: who says nothing is measured as before.
 */
export const isTurnedOff = ({ performer_off, fan_off, has_camera }: TurnedOff): boolean =>
  performer_off.length > 0 || (has_camera && fan_off.includes('video'));

/** Milliseconds that engines have delivered of each side. */
export interface Flows {
  performer: bigint;
  fan: bigint;
}

/**
 * How much of one side waits for the other where two processes receive them: each writes its own counter every two
 * seconds, at a moment of its own, and is late by as much again at the most.
 */
export const APART_MS = 4_000n;

/**
 * How much more flowed as it has to: with both cameras the smaller of the two sides, else what the fan got. A counter
 * that stands behind what was looked at already adds nothing.
 */
export const measuredSince = (seen: Flows, now: Flows, hasCamera: boolean): bigint => {
  const performer = now.performer - seen.performer;
  const fan = now.fan - seen.fan;
  const both = hasCamera && fan < performer ? fan : performer;
  return both > 0n ? both : 0n;
};

/**
 * What is looked at after `more` was measured. What flowed of one side alone is looked at with it, and never measured
 * later: but for `waits` milliseconds, which the other side's counter may still answer.
 */
export const seenAfter = (seen: Flows, now: Flows, more: bigint, waits: bigint): Flows => {
  const of = (side: keyof Flows): bigint => {
    const used = seen[side] + more;
    const late = now[side] - waits;
    return used > late ? used : late;
  };
  return { performer: of('performer'), fan: of('fan') };
};

/** The minutes that are full. */
export const fullMinutes = (measuredMs: bigint): number => Number(measuredMs / MINUTE_MS);

/** The whole seconds of the minute that is not. */
export const secondsOfLast = (measuredMs: bigint): number => Number((measuredMs % MINUTE_MS) / 1000n);

/** What seconds of a minute cost, rounded down to a hundredth: the last part is paid by the second. */
export const priceOfSeconds = (price: Hundredths, seconds: number): Hundredths => (price * BigInt(seconds)) / 60n;

/** Milliseconds until what is reserved is used up. */
export const leftOf = (reservedMinutes: number, measuredMs: bigint): bigint =>
  BigInt(reservedMinutes) * MINUTE_MS - measuredMs;
