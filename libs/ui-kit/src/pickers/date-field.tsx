import { useTranslation } from '@barg/runtime/i18n';
import { Icon, useUi } from '@barg/ui-kit';
import type { FieldTexts, Optional } from '@barg/ui-kit/fields';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useMemo } from 'react';
import { DateSegment } from 'react-aria-components/DatePicker';
import { OverlayLocale } from '../overlays/overlay-locale.tsx';
import { dayReader, writeDay } from './calendar-day.ts';
import { DateFrame, DatePickerRoot, DateSegments } from './date-field.styles.ts';
import { MonthView } from './month-view.tsx';
import { PickerLabelLine, useOptionalId } from './picker-label.tsx';
import { PickerButton, PickerNote } from './picker.styles.ts';
import { createSpelling } from './spelled-date.ts';
import { typedLocale } from './typed-locale.ts';
import { useHalfTyped } from './use-half-typed.ts';

export interface DateFieldProps extends FieldTexts, Optional {
  /** Gregorian, `2026-11-21`, or null. */
  value: string | null;
  /** With '' for a day that was left half typed, which is told below the field: forms must not take it for none. */
  onChange: (value: string | null) => void;
  /** The first and last allowed day, as `value`. */
  min?: string;
  max?: string;
  /** The day that the calendar shows when nothing is chosen, as `value`. */
  openAt?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  onBlur?: () => void;
}

/** A day, typed or picked, in the calendar and the digits of the reader's culture (Persian for fa-IR). */
export const DateField = (props: DateFieldProps) => {
  const { label, hideLabel, help, value, onChange, min, max, openAt, isDisabled, isRequired, onBlur } = props;
  const { t } = useTranslation('ui');
  const { locale: culture } = useUi();
  const locale = typedLocale(culture);
  const readDay = useMemo(() => dayReader(locale), [locale]);
  const spelling = useMemo(() => createSpelling(culture), [culture]);
  const chosenId = useId();
  const noteId = useId();
  const optionalId = useOptionalId(props);
  // What is no day, as it may come from an address, is shown as none.
  const picked = useMemo(() => readDay(value), [readDay, value]);
  const { isHalfTyped, box, handleLeave, handleChange } = useHalfTyped(value, picked !== null, onChange);
  const handleBlur = () => {
    handleLeave();
    onBlur?.();
  };
  const day = writeDay(picked);
  const chosen = day && t('picker.chosen', { day: spelling.day(new Date(`${day}T00:00Z`)) });
  const error = isHalfTyped ? t('picker.wholeDay') : props.error;
  const note = error || help;
  // React Aria would describe the field without the weekday, and forget the note.
  const describedBy = [optionalId, chosen && chosenId, note && noteId].filter(Boolean).join(' ') || undefined;
  return (
    <OverlayLocale locale={locale}>
      {/* React Aria adds an element for forms, which would be one more beside the field in a grid. */}
      <div ref={box}>
        <DatePickerRoot
          value={picked}
          onChange={(next) => handleChange(writeDay(next))}
          minValue={readDay(min)}
          maxValue={readDay(max)}
          placeholderValue={readDay(openAt ?? max)}
          granularity="day"
          shouldForceLeadingZeros
          isInvalid={Boolean(error)}
          isDisabled={isDisabled}
          isRequired={isRequired}
          validationBehavior="aria"
          onBlur={handleBlur}
        >
          <PickerLabelLine label={label} hideLabel={hideLabel} optionalId={optionalId} />
          <DateFrame aria-describedby={describedBy}>
            <DateSegments>
              {(segment) => (
                <DateSegment
                  segment={segment}
                  render={(props) => <span {...props} aria-describedby={props['aria-describedby'] && describedBy} />}
                />
              )}
            </DateSegments>
            <PickerButton aria-label={t('picker.calendar')} aria-describedby={describedBy}>
              <Icon icon={CalendarDays} size={18} />
            </PickerButton>
          </DateFrame>
          {chosen && (
            <span hidden id={chosenId}>
              {chosen}
            </span>
          )}
          {note && (
            <PickerNote id={noteId} slot={error ? 'errorMessage' : 'description'} $tone={error ? 'error' : 'help'}>
              {note}
            </PickerNote>
          )}
          <MonthView />
        </DatePickerRoot>
      </div>
    </OverlayLocale>
  );
};
