import { intlLocale } from '@barg/ui-kit';

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const DAY = { ...MONTH, weekday: 'long', day: 'numeric' } as const;

/** The order of the parts, from the smallest to the largest. */
const SMALLEST_FIRST = ['weekday', 'day', 'month', 'year'] as const;

/**
 * Formats days at midnight UTC. Intl puts the year of a Persian date first («۱۴۰۵ آذر», «۱۴۰۵ آذر ۱, یکشنبه»), which is
 * unusual; other calendars have the right order.
 */
const speller = (locale: string, options: Intl.DateTimeFormatOptions): ((day: Date) => string) => {
  const format = new Intl.DateTimeFormat(intlLocale(locale), options);
  if (format.resolvedOptions().calendar !== 'persian') return (day) => format.format(day);
  return (day) => {
    const parts = new Map(format.formatToParts(day).map(({ type, value }) => [type, value]));
    return SMALLEST_FIRST.flatMap((part) => parts.get(part) ?? []).join(' ');
  };
};

/** Formats months and days in a culture. */
export const createSpelling = (locale: string) => ({ month: speller(locale, MONTH), day: speller(locale, DAY) });

export type Spelling = ReturnType<typeof createSpelling>;
