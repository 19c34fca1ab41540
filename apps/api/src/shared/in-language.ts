import type { Locale } from '@barg/contract';
import { moneyFigure, tokenFigure } from '../errors/figures.ts';

/** With the digits and the calendar of the site's pages, where engines disagree on them. */
const INTL: Readonly<Partial<Record<Locale, string>>> = {
  'fa-IR': 'fa-IR-u-nu-arabext-ca-persian',
  'ar-EG': 'ar-EG-u-nu-arab',
};

const MOMENT = {
  ...{ timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} as const satisfies Intl.DateTimeFormatOptions;

const MONTH = {
  ...{ timeZone: 'UTC', calendar: 'gregory', year: 'numeric', month: 'long' },
} as const satisfies Intl.DateTimeFormatOptions;

const DAYS = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const;

/** The days of a month of the books in a language's calendar; null where the books are kept by that one. */
const daysIn = (intl: string, month: string): string | null => {
  const format = new Intl.DateTimeFormat(intl, DAYS);
  if (format.resolvedOptions().calendar === 'gregory') return null;
  const first = new Date(`${month}-01T00:00:00Z`);
  return format.formatRange(first, new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)));
};

/** How documents of the server write figures, times and names in a language: as the site's pages do. */
export const inLanguage = (locale: Locale) => {
  const intl = INTL[locale] ?? locale;
  const number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(intl, options).format(value);
  return {
    number,
    tokens: (value: number): string => tokenFigure(value, intl),
    money: (value: number, currency: string): string => moneyFigure(value, currency, intl),
    percent: (value: number): string => number(value / 100, { style: 'percent', maximumFractionDigits: 2 }),
    /** By the site's clock, UTC. */
    moment: (iso: string): string => new Intl.DateTimeFormat(intl, MOMENT).format(new Date(iso)),
    /** @param month YYYY-MM; named by the calendar that the books are kept by */
    month: (month: string): string => new Intl.DateTimeFormat(intl, MONTH).format(new Date(`${month}-01T00:00:00Z`)),
    /** Its days, as the studio tells them below its name; null where they are those of its name. */
    monthDays: (month: string): string | null => daysIn(intl, month),
    /** A country's name; the code where there is none. */
    country: (code: string): string =>
      new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code,
  };
};
