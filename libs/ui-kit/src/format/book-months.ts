import { cachedIntl } from './intl-locale.ts';

const formatOf = cachedIntl((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

const NAME = { calendar: 'gregory', year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const DAYS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A month's first day, and its last one. */
const boundsOf = (month: string): [Date, Date] => {
  const first = new Date(`${month}-01T00:00:00Z`);
  return [first, new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))];
};

/**
 * The name of a month of the books in the reader's language; of the calendar that these are kept by, whatever the
 * reader's is.
 *
 * @param month YYYY-MM of UTC
 */
export const formatBookMonth = (month: string, locale: string): string =>
  formatOf(locale, NAME).format(boundsOf(month)[0]);

/** Its days in the reader's calendar, as `10 Aban to 9 Azar 1405`; null where the books are kept by that calendar. */
export const formatBookDays = (month: string, locale: string): string | null => {
  const format = formatOf(locale, DAYS);
  return format.resolvedOptions().calendar === 'gregory' ? null : format.formatRange(...boundsOf(month));
};
