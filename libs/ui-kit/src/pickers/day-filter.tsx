import { useTranslation } from '@barg/runtime/i18n';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { isMeantDay, useDayDrafts } from './use-day-drafts.ts';

interface TypedDayProps extends Pick<DateFieldProps, 'label' | 'error' | 'min'> {
  day: string;
  onChange: (day: string) => void;
  onLeave: () => void;
}

/** A day of a filter. A year that was left half typed is told, because the list passes it over. */
function TypedDay({ day, error, onChange, onLeave, ...field }: TypedDayProps) {
  const { t } = useTranslation('ui');
  const [isLeft, setLeft] = useState(false);
  const handleChange = (next: string | null) => {
    setLeft(false);
    onChange(next ?? '');
  };
  const handleBlur = () => {
    setLeft(true);
    onLeave();
  };
  const fault = isLeft && !isMeantDay(day) ? t('picker.wholeYear') : error;
  return <DateField {...field} value={day || null} error={fault} onChange={handleChange} onBlur={handleBlur} />;
}

export interface DayFilterProps extends Pick<DateFieldProps, 'label'> {
  /** The day that the list is narrowed down by now, as `2026-11-21`, or empty. */
  value: string;
  onChange: (day: string) => void;
}

/** The day that a list is narrowed down by: handed on when the writer pauses or leaves the field. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const { days, change, settle } = useDayDrafts([value], ([day = '']) => onChange(day));
  return <TypedDay label={label} day={days[0] ?? ''} onChange={(day) => change(0, day)} onLeave={settle} />;
}

export interface DayRangeFilterProps {
  fromLabel: string;
  toLabel: string;
  /** The days that the list is narrowed down by now, as `2026-11-21`, or empty. */
  from: string;
  to: string;
  /** Both at once, for the one alone may lie behind the other. */
  onChange: (days: { from: string; to: string }) => void;
}

/**
 * The first and the last day that a list is narrowed down by, both included: two fields, for the grid of the filters. A last
 * day before the first is told and not searched for, because such a list is empty.
 */
export function DayRangeFilter({ fromLabel, toLabel, from, to, onChange }: DayRangeFilterProps) {
  const { t } = useTranslation('ui');
  const { days, isReversed, change, settle } = useDayDrafts([from, to], ([first = '', last = '']) =>
    onChange({ from: first, to: last }),
  );
  const [first = '', last = ''] = days;
  return (
    <>
      <TypedDay label={fromLabel} day={first} onChange={(day) => change(0, day)} onLeave={settle} />
      <TypedDay
        label={toLabel}
        day={last}
        error={isReversed ? t('picker.reversedRange') : undefined}
        {...(first !== '' && { min: first })}
        onChange={(day) => change(1, day)}
        onLeave={settle}
      />
    </>
  );
}
