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

/** In the reader's calendar, and time zone unless another is given: `21 November`, `۳۰ آبان`. */
export const formatDate = (value: DateInput, locale: string, style: DateStyle = 'day', timeZone?: string): string =>
  dateTimeFormat(locale, { ...dateStyles[style], timeZone }).format(new Date(value));

/** Hours and minutes: `12:04 PM`, `۱۲:۰۴`. */
export const formatTime = (value: DateInput, locale: string, timeZone?: string): string =>
  dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(value));

export const formatDateTime = (value: DateInput, locale: string, timeZone?: string): string =>
  dateTimeFormat(locale, { ...dateStyles.long, hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(value));

/** A moment's calendar day in a time zone, as midnight of that day in UTC. */
function dayOf(moment: Date, timeZone: string | undefined): Date {
  const { year, month, day } = Object.fromEntries(
    dateTimeFormat('en-US', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone })
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  ) as { year: number; month: number; day: number };
  return new Date(Date.UTC(year, month - 1, day));
}

/** Whole calendar days since a moment: 0 is today, 1 yesterday. In the reader's time zone unless another is given. */
export const daysSince = (value: DateInput, now: DateInput = Date.now(), timeZone?: string): number =>
  (dayOf(new Date(now), timeZone).getTime() - dayOf(new Date(value), timeZone).getTime()) / DAY;

/** Whether a moment is of the present year in the reader's calendar: the Persian year begins in March. */
export function isThisYear(value: DateInput, locale: string, now: DateInput = Date.now(), timeZone?: string): boolean {
  const year = dateTimeFormat(locale, { year: 'numeric', timeZone });
  return year.format(new Date(value)) === year.format(new Date(now));
}

/**
 * How long ago (or ahead): now, minutes, hours, yesterday, days within a week, then the date.
 *
 * @param now by default the clock's
 * @param timeZone by default the reader's own
 */
export const formatRelative = (
  value: DateInput,
  locale: string,
  now: DateInput = Date.now(),
  timeZone?: string,
): string => {
  const moment = new Date(value);
  const present = new Date(now);
  const elapsed = moment.getTime() - present.getTime();
  const distance = Math.abs(elapsed);
  const relative = relativeFormat(locale, { numeric: 'auto' });
  if (distance < MINUTE) return relative.format(0, 'second');
  if (distance < HOUR) return relative.format(Math.trunc(elapsed / MINUTE), 'minute');
  const [day, today] = [dayOf(moment, timeZone), dayOf(present, timeZone)];
  const days = (day.getTime() - today.getTime()) / DAY;
  if (distance < 12 * HOUR || days === 0) return relative.format(Math.trunc(elapsed / HOUR), 'hour');
  if (Math.abs(days) < 7) return relative.format(days, 'day');
  return formatDate(moment, locale, isThisYear(moment, locale, present, timeZone) ? 'day' : 'long', timeZone);
};
