import { CalendarDate, parseDate, toCalendar, GregorianCalendar } from '@internationalized/date';
import type { DateValue } from 'react-aria-components/DatePicker';

const gregorian = new GregorianCalendar();

/** A day as it is sent (`2026-11-21`, Gregorian) as the pickers understand it; null for what is no day. */
export const readDay = (value: string | null | undefined): CalendarDate | null => {
  try {
    return value ? parseDate(value.slice(0, 10)) : null;
  } catch {
    return null;
  }
};

/** The day as it is sent, whatever calendar it was picked in. */
export const writeDay = (value: DateValue | null): string | null => {
  if (!value) return null;
  const { year, month, day } = toCalendar(value, gregorian);
  return new CalendarDate(year, month, day).toString();
};
