import type { DateInput } from '../../format/dates.ts';
import { useFormat } from '../../format/use-format.ts';

/** 'long' is a day of a year, 'dateTime' that day with its hour and minute. */
export type TimeFormat = 'relative' | 'time' | 'day' | 'long' | 'dateTime';

const shownAs = (format: TimeFormat, value: DateInput, f: ReturnType<typeof useFormat>): string =>
  format === 'day' || format === 'long' ? f.date(value, format) : f[format](value);

/** A moment in the reader's calendar; the exact time in the tooltip and in `dateTime`. */
export const Time = ({ value, format = 'relative' }: { value: DateInput; format?: TimeFormat }) => {
  const f = useFormat();
  return (
    <time dateTime={new Date(value).toISOString()} title={f.dateTime(value)}>
      <bdi>{shownAs(format, value, f)}</bdi>
    </time>
  );
};
