import type { DateInput } from '../../format/dates.ts';
import { useFormat } from '../../format/use-format.ts';

export type TimeFormat = 'relative' | 'time' | 'day' | 'long';

/** A moment in the reader's calendar; the exact one on hover and for machines. */
export const Time = ({ value, format = 'relative' }: { value: DateInput; format?: TimeFormat }) => {
  const f = useFormat();
  const shown = format === 'relative' ? f.relative(value) : format === 'time' ? f.time(value) : f.date(value, format);
  return (
    <time dateTime={new Date(value).toISOString()} title={f.dateTime(value)}>
      <bdi>{shown}</bdi>
    </time>
  );
};
