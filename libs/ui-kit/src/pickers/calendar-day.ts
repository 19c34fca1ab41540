import {
  CalendarDate,
  createCalendar,
  parseDate,
  toCalendar,
  GregorianCalendar,
  type CalendarIdentifier,
} from '@internationalized/date';
import type { DateValue } from 'react-aria-components/DatePicker';

const gregorian = new GregorianCalendar();

export type ReadDay = (value: string | null | undefined) => CalendarDate | null;

/**
 * Parses days as they are sent (`2026-11-21`, Gregorian) into the calendar of a locale; null for invalid ones. In
 * another calendar, a minimum or maximum would make the date picker show the months of that calendar.
 */
export const dayReader = (locale: string): ReadDay => {
  const calendar = createCalendar(new Intl.DateTimeFormat(locale).resolvedOptions().calendar as CalendarIdentifier);
  return (value) => {
    try {
      return value ? toCalendar(parseDate(value.slice(0, 10)), calendar) : null;
    } catch {
      return null;
    }
  };
};

/** The same in the Gregorian calendar, for remotes that are deployed and may still import it. */
export const readDay: ReadDay = dayReader('en-US');

/** Formats a day of any calendar as it is sent. */
export const writeDay = (value: DateValue | null): string | null => {
  if (!value) return null;
  const { year, month, day } = toCalendar(value, gregorian);
  return new CalendarDate(year, month, day).toString();
};
