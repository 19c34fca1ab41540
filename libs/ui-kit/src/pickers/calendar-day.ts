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
 * Reads days as they are sent (`2026-11-21`, Gregorian) into the calendar of a locale; null for what is no day. In
 * another calendar a first or last day would turn the months that are shown into those of its own.
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

/** The same in the Gregorian calendar: deployed remotes were lent it, and may still ask for it. */
export const readDay: ReadDay = dayReader('en-US');

/** The day as it is sent, whatever calendar it was picked in. */
export const writeDay = (value: DateValue | null): string | null => {
  if (!value) return null;
  const { year, month, day } = toCalendar(value, gregorian);
  return new CalendarDate(year, month, day).toString();
};
