import { intlLocale } from '@barg/ui-kit';

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const DAY = { ...MONTH, weekday: 'long', day: 'numeric' } as const;

/** As people say it, from the smallest to the largest; also where a part is not asked for. */
const SMALLEST_FIRST = ['weekday', 'day', 'month', 'year'] as const;

/**
 * Spells days at midnight UTC. Intl begins a Persian date with its year («۱۴۰۵ آذر», «۱۴۰۵ آذر ۱, یکشنبه»), which nobody
 * says; those of other calendars are well ordered.
 */
const speller = (locale: string, options: Intl.DateTimeFormatOptions): ((day: Date) => string) => {
  const format = new Intl.DateTimeFormat(intlLocale(locale), options);
  if (format.resolvedOptions().calendar !== 'persian') return (day) => format.format(day);
  return (day) => {
    const parts = new Map(format.formatToParts(day).map(({ type, value }) => [type, value]));
    return SMALLEST_FIRST.flatMap((part) => parts.get(part) ?? []).join(' ');
  };
};

/** How months and days are spelt in a culture. */
export const createSpelling = (locale: string) => ({ month: speller(locale, MONTH), day: speller(locale, DAY) });

export type Spelling = ReturnType<typeof createSpelling>;
