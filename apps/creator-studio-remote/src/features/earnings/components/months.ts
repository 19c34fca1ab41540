import { intlLocale } from '@barg/ui-kit';

/** Months that can be chosen: this one and those before it, YYYY-MM of UTC. */
export const lastMonths = (now: Date, count = 24): string[] =>
  Array.from({ length: count }, (_, before) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before)).toISOString().slice(0, 7),
  );

/** The name of a month in the reader's language; of the calendar that the books are kept by, whatever the reader's is. */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), {
    ...{ calendar: 'gregory', year: 'numeric', month: 'long', timeZone: 'UTC' },
  }).format(new Date(`${month}-01T00:00:00Z`));

/** The days of a month in the reader's calendar, as `10 Aban to 9 Azar 1405`; null where the books are kept by it. */
export const ownDaysOf = (month: string, locale: string): string | null => {
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  const { calendar } = format.resolvedOptions();
  if (calendar === 'gregory') return null;
  const first = new Date(`${month}-01T00:00:00Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return format.formatRange(first, last);
};
