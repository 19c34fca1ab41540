import { DAY_MS, TERMS } from './terms.ts';

export interface FanBooks {
  wallet: bigint;
  /** How much of the wallet was given away. */
  given: bigint;
  held: bigint;
}

export interface PerformerBooks {
  /** Earnings by the day from which they may be paid out; those whose day has come are in `free`. */
  days: Map<number, bigint>;
  free: bigint;
  reserved: bigint;
  owed: bigint;
}

/** What was taken of a performer's earnings: by day, or (null) of what was free. */
export interface Clawed {
  parts: Array<{ day: number | null; amount: bigint }>;
  debt: bigint;
}

/** What was taken out of a wallet, and what of it was no longer there. */
export interface Taken {
  amount: bigint;
  given: bigint;
  lost: bigint;
}

export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
export const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
/** Rounded half up. */
export const percent = (amount: bigint, of: bigint): bigint => (amount * of + 50n) / 100n;
/** The part of a number that lies between two points of a whole, so that parts add up. */
export const share = (amount: bigint, { from, to, of }: { from: bigint; to: bigint; of: bigint }): bigint =>
  (amount * to) / of - (amount * from) / of;

/** A sale as it is shared, and what was taken back of it. */
export interface Sale {
  fan: number;
  performer: number;
  paid: bigint;
  given: bigint;
  earned: bigint;
  /** What she did not earn because it was paid with gifts. */
  withheld: bigint;
  commission: bigint;
  promotion: bigint;
  day: number;
  reversed: bigint;
}

export const balanceOf = ({ days, free }: PerformerBooks): bigint =>
  [...days.values()].reduce((sum, amount) => sum + amount, free);

export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`there is no ${index} in a list of ${list.length}`);
  return item;
};

/** From which day on what is earned now may be paid out. */
export const availableDay = (): number => Math.ceil(Date.now() / DAY_MS) + TERMS.payoutHoldDays;
