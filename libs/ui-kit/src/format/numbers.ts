import { isolate } from '@barg/runtime/isolate';
import { cachedIntl } from './intl-locale.ts';

const numberFormat = cachedIntl((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** `1248` -> `1,248`, `۱٬۲۴۸`. */
export const formatNumber = (value: number, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(locale, options).format(value);

/** Tokens: whole when whole, otherwise exactly two places. `124.5` -> `124.50`, `۱۲۴٫۵۰`. */
export const formatTokens = (value: number, locale: string): string => {
  const places = Number.isInteger(value) ? 0 : 2;
  return formatNumber(value, locale, { minimumFractionDigits: places, maximumFractionDigits: places });
};

/** Letters of a currency's sign, as in `US$`. */
const LETTERS = /\p{Script=Latin}/u;

/**
 * Money in the reader's language, with the places of its currency. A sign with letters is isolated: in a line from the
 * right it would be turned around, `US$` into `$US`.
 */
export const formatMoney = (value: number, locale: string, currency: string): string =>
  numberFormat(locale, { style: 'currency', currency })
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'currency' && LETTERS.test(part) ? isolate(part) : part))
    .join('');

/** `12400` -> `12.4K`. */
export const formatCompact = (value: number, locale: string): string =>
  formatNumber(value, locale, { notation: 'compact', maximumFractionDigits: 1 });

/** A share from 0 to 1: `0.68` -> `68%`. */
export const formatPercent = (share: number, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0, ...options });

/** `Intl` has no short Persian units: it would write «۲٫۴ MB». */
const spellsUnits = (locale: string): boolean => locale.startsWith('fa');

/** Decimal units, as disks and networks are sold: `2_400_000` -> `2.4 MB`. */
export const formatBytes = (bytes: number, locale: string): string => {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), BYTE_UNITS.length - 1);
  return formatNumber(bytes / 1000 ** power, locale, {
    style: 'unit',
    unit: BYTE_UNITS[power],
    unitDisplay: power === 0 || spellsUnits(locale) ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
};

/** Milliseconds as a clock: `134_000` -> `2:14`, from an hour on `1:02:14`. */
export const formatDuration = (milliseconds: number, locale: string): string => {
  const total = Math.max(0, Math.round(milliseconds / 1000));
  const hours = Math.floor(total / HOUR);
  const minutes = Math.floor((total % HOUR) / MINUTE);
  const parts = hours > 0 ? [hours, minutes, total % MINUTE] : [minutes, total % MINUTE];
  return parts
    .map((part, index) => formatNumber(part, locale, { minimumIntegerDigits: index === 0 ? 1 : 2, useGrouping: false }))
    .join(':');
};
