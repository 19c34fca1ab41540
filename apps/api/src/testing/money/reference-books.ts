import type { PlatformAccountKind } from '../../platform/database/money-tables.ts';
import {
  at,
  balanceOf,
  least,
  most,
  type Clawed,
  type FanBooks,
  type PerformerBooks,
  type Taken,
} from './arithmetic.ts';
import { dayOf, FANS, PERFORMERS } from './terms.ts';

/** The accounts as plain numbers: what they should hold, without a database. */
export class Books {
  readonly fans: FanBooks[] = Array.from({ length: FANS }, () => ({ wallet: 0n, given: 0n, held: 0n }));
  readonly performers: PerformerBooks[] = Array.from({ length: PERFORMERS }, () => ({
    ...{ days: new Map<number, bigint>(), free: 0n, reserved: 0n, owed: 0n },
  }));
  readonly platform = new Map<PlatformAccountKind, bigint>();

  /** Moves to an account of the platform; what comes in is positive. */
  toPlatform(kind: PlatformAccountKind, amount: bigint): void {
    this.platform.set(kind, (this.platform.get(kind) ?? 0n) + amount);
  }

  fan(index: number): FanBooks {
    return at(this.fans, index);
  }

  /** As of now: what has become available is free. */
  performer(index: number): PerformerBooks {
    const performer = at(this.performers, index);
    const today = dayOf(Date.now());
    for (const [day, amount] of performer.days) {
      if (day > today) continue;
      performer.free += amount;
      performer.days.delete(day);
    }
    return performer;
  }

  /** Takes from a wallet, gifts first. Answers how many of them were gifts. */
  spend(fan: FanBooks, amount: bigint): bigint {
    const given = least(amount, fan.given);
    fan.wallet -= amount;
    fan.given -= given;
    return given;
  }

  /** A day's earnings; those of a day that has come, or of none, are free. */
  earnOn(index: number, day: number | null, amount: bigint): void {
    const performer = this.performer(index);
    if (day === null || day <= dayOf(Date.now())) performer.free += amount;
    else performer.days.set(day, (performer.days.get(day) ?? 0n) + amount);
  }

  /** Earnings that are income: what is owed is repaid from them. */
  income(index: number, day: number | null, amount: bigint): void {
    this.earnOn(index, day, amount);
    this.repay(index);
  }

  repay(index: number): void {
    const performer = this.performer(index);
    const amount = least(balanceOf(performer), performer.owed);
    performer.owed -= amount;
    this.clawBack(index, amount, null);
  }

  /** From the sale's own day, then from the latest days, then from what is free; the rest is owed. */
  clawBack(index: number, amount: bigint, soldOn: number | null): Clawed {
    const performer = this.performer(index);
    const clawed: Clawed = { parts: [], debt: 0n };
    let left = amount;
    const days = [...performer.days.keys()].toSorted((one, other) => other - one);
    for (const day of [...days.filter((one) => one === soldOn), ...days.filter((one) => one !== soldOn)]) {
      const part = least(performer.days.get(day) ?? 0n, left);
      performer.days.set(day, (performer.days.get(day) ?? 0n) - part);
      if (part > 0n) clawed.parts.push({ day, amount: part });
      left -= part;
    }
    const free = least(performer.free, left);
    performer.free -= free;
    if (free > 0n) clawed.parts.push({ day: null, amount: free });
    clawed.debt = left - free;
    performer.owed += clawed.debt;
    return clawed;
  }

  /** Gives back what was clawed back; what was repaid of its debt meanwhile is earned. */
  giveBack(index: number, { parts, debt }: Clawed): void {
    for (const { day, amount } of parts) this.earnOn(index, day, amount);
    const performer = this.performer(index);
    const forgiven = least(debt, performer.owed);
    performer.owed -= forgiven;
    performer.free += debt - forgiven;
  }

  /** Takes from a wallet what it got, gifts as gifts as far as they are there; the platform bears what is not. */
  takeFrom(fan: FanBooks, amount: bigint, gifts: bigint): Taken {
    const taken = least(amount, fan.wallet);
    const given = least(most(least(gifts, fan.given), taken - (fan.wallet - fan.given)), fan.given);
    fan.wallet -= taken;
    fan.given -= given;
    this.toPlatform('dispute-loss', taken - amount);
    return { amount: taken, given, lost: amount - taken };
  }

  giveTo(fan: FanBooks, { amount, given, lost }: Taken): void {
    fan.wallet += amount;
    fan.given += given;
    this.toPlatform('dispute-loss', lost);
  }

  passDays(days: number): void {
    for (const performer of this.performers) {
      const later = [...performer.days].map(([day, amount]) => [day - days, amount] as const);
      performer.days.clear();
      for (const [day, amount] of later) performer.days.set(day, amount);
    }
  }
}
