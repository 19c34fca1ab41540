import { cachedIntl } from './intl-locale.ts';

/** An ISO string, milliseconds since 1970, or a Date. */
export type DateInput = string | number | Date;
export type DateStyle = 'day' | 'short' | 'long' | 'numeric' | 'weekday' | 'month' | 'shortMonth';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  weekday: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
};

const dateTimeFormat = cachedIntl(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const relativeFormat = cachedIntl(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** In the reader's own time zone and calendar: `21 November`, `۳۰ آبان`. */
export const formatDate = (value: DateInput, locale: string, style: DateStyle = 'day'): string =>
  dateTimeFormat(locale, dateStyles[style]).format(new Date(value));

/** Hours and minutes: `12:04 PM`, `۱۲:۰۴`. */
export const formatTime = (value: DateInput, locale: string): string =>
  dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(value));

export const formatDateTime = (value: DateInput, locale: string): string =>
  dateTimeFormat(locale, { ...dateStyles.long, hour: 'numeric', minute: '2-digit' }).format(new Date(value));

/** Whole calendar days from one moment's day to the other's, in local time; rounding absorbs daylight saving. */
const calendarDaysBetween = (from: Date, to: Date): number =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY);

/**
 * How long ago (or ahead): now, minutes, hours, yesterday, days within a week, then the date.
 * `now` exists so that lists can share one clock and tests need none.
 */
export const formatRelative = (value: DateInput, locale: string, now: DateInput = Date.now()): string => {
  const moment = new Date(value);
  const present = new Date(now);
  const elapsed = moment.getTime() - present.getTime();
  const distance = Math.abs(elapsed);
  const relative = relativeFormat(locale, { numeric: 'auto' });
  if (distance < MINUTE) return relative.format(0, 'second');
  if (distance < HOUR) return relative.format(Math.trunc(elapsed / MINUTE), 'minute');
  const days = calendarDaysBetween(present, moment);
  if (distance < 12 * HOUR || days === 0) return relative.format(Math.trunc(elapsed / HOUR), 'hour');
  if (Math.abs(days) < 7) return relative.format(days, 'day');
  return formatDate(moment, locale, moment.getFullYear() === present.getFullYear() ? 'day' : 'long');
};
