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
