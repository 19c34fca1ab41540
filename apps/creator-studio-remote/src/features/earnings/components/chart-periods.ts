import type { EarningStats } from '@barg/api-client/models';

/** What one point of the chart stands for: a day, or a month. */
export interface ChartPeriod {
  /** Its first day, `2026-11-20`. */
  from: string;
  /** Tokens. */
  net: number;
}

/** More days than these are shown as months: nobody tells a year's days apart. */
const MOST_DAYS = 92;

export const isByMonth = (days: EarningStats['days']): boolean => days.length > MOST_DAYS;

/** Amounts have hundredths, which a sum of floats would lose. */
const add = (one: number, other: number): number => (Math.round(one * 100) + Math.round(other * 100)) / 100;

/**
 * Days as the chart shows them.
 *
 * @param monthOf names a day's month in the reader's calendar
 */
export const periodsOf = (days: EarningStats['days'], monthOf: (day: string) => string): ChartPeriod[] => {
  const all = days.map(({ date, net }) => ({ from: date, net }));
  if (!isByMonth(days)) return all;
  const months: ChartPeriod[] = [];
  let name = '';
  for (const day of all) {
    const last = months.at(-1);
    if (last && monthOf(day.from) === name) last.net = add(last.net, day.net);
    else months.push({ ...day });
    name = monthOf(day.from);
  }
  return months;
};
