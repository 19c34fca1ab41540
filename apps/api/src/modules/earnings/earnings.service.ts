import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { findAvailability, sumOf } from '../ledger/availability.ts';
import { payoutPendingOf, receivableOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { countSubscribers, findDays, type DayRow } from './earnings.repository.ts';
import type { EarningStats } from './earnings.schema.ts';

const DAY_MS = 86_400_000;

/** A performer's earnings of the last `days` days (UTC), today included, and of as many days before for comparison. */
export const readEarningStats = async (
  db: Queryable,
  performerId: string,
  { days, now }: { days: number; now: Date },
): Promise<EarningStats> => {
  const from = new Date(startOfDay(now) - (days - 1) * DAY_MS);
  const before = new Date(from.getTime() - days * DAY_MS);
  const [rows, subscribers, { available, pending }, owed, reserved] = await Promise.all([
    findDays(db, performerId, before),
    countSubscribers(db, performerId, { before, from, now }),
    findAvailability(db, performerId, now),
    findBalance(db, receivableOf(performerId)),
    findBalance(db, payoutPendingOf(performerId)),
  ]);
  const first = toDate(from);
  const sums = (rowsOfPeriod: DayRow[]) => ({ net: sum(rowsOfPeriod, 'net'), tips: sum(rowsOfPeriod, 'tips') });
  const current = sums(rows.filter((row) => row.date >= first));
  const previous = sums(rows.filter((row) => row.date < first));
  return {
    period: days,
    net: figure(fromHundredths(current.net), fromHundredths(previous.net)),
    tips: figure(fromHundredths(current.tips), fromHundredths(previous.tips)),
    newSubscribers: figure(subscribers.isNew, subscribers.wasNew),
    activeSubscribers: figure(subscribers.isActive, subscribers.wasActive),
    balance: fromHundredths(available + sumOf(pending)),
    available: fromHundredths(available),
    pending: pending.toReversed().map(({ amount, availableAt }) => ({
      amount: fromHundredths(amount),
      availableAt: availableAt.toISOString(),
    })),
    reserved: fromHundredths(reserved),
    owed: fromHundredths(-owed),
    days: everyDay(rows, from, days),
  };
};

const startOfDay = (at: Date): number => Math.floor(at.getTime() / DAY_MS) * DAY_MS;
const toDate = (at: Date): string => at.toISOString().slice(0, 10);

const sum = (rows: readonly DayRow[], key: 'net' | 'tips'): Hundredths =>
  rows.reduce((total, row) => total + row[key], 0n);

/** In per cent with one decimal place; for display only, never for calculations. */
const figure = (value: number, previous: number) => ({
  value,
  change: previous === 0 ? null : Math.round(((value - previous) / previous) * 1000) / 10,
});

const everyDay = (rows: readonly DayRow[], from: Date, days: number): EarningStats['days'] => {
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: days }, (_, index) => {
    const date = toDate(new Date(from.getTime() + index * DAY_MS));
    const row = byDate.get(date);
    return { date, net: fromHundredths(row?.net ?? 0n), tips: fromHundredths(row?.tips ?? 0n) };
  });
};
