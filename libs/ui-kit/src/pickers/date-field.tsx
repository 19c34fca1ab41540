import { useTranslation } from '@barg/runtime/i18n';
import { Icon, useUi, VisuallyHidden } from '@barg/ui-kit';
import type { FieldTexts } from '@barg/ui-kit/fields';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useMemo } from 'react';
import { DateSegment } from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { dayReader, writeDay } from './calendar-day.ts';
import { PickerButton, PickerLabel, PickerNote } from './combobox.styles.ts';
import { DateFrame, DatePickerRoot, DateSegments } from './date-field.styles.ts';
import { MonthView } from './month-view.tsx';
import { typedLocale } from './typed-locale.ts';

export interface DateFieldProps extends FieldTexts {
  /** Gregorian, `2026-11-21`, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The first and the last day that fit, as `value`. */
  min?: string;
  max?: string;
  /** The day that the calendar opens at when nothing is chosen, as `value`. */
  openAt?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  onBlur?: () => void;
}

/** A day, typed or picked, in the calendar and the digits of the reader's culture (Persian for fa-IR). */
export const DateField = (props: DateFieldProps) => {
  const { label, hideLabel, help, error, value, onChange, min, max, openAt, isDisabled, isRequired, onBlur } = props;
  const { t } = useTranslation('ui');
  const { locale: culture } = useUi();
  const locale = typedLocale(culture);
  const readDay = useMemo(() => dayReader(locale), [locale]);
  return (
    <I18nProvider locale={locale}>
      <DatePickerRoot
        value={readDay(value)}
        onChange={(next) => onChange(writeDay(next))}
        minValue={readDay(min)}
        maxValue={readDay(max)}
        placeholderValue={readDay(openAt ?? max)}
        granularity="day"
        shouldForceLeadingZeros
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        isRequired={isRequired}
        validationBehavior="aria"
        onBlur={onBlur}
      >
        <PickerLabel>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</PickerLabel>
        <DateFrame>
          <DateSegments>{(segment) => <DateSegment segment={segment} />}</DateSegments>
          <PickerButton aria-label={t('picker.calendar')}>
            <Icon icon={CalendarDays} size={18} />
          </PickerButton>
        </DateFrame>
        {(error || help) && (
          <PickerNote slot={error ? 'errorMessage' : 'description'} $tone={error ? 'error' : 'help'}>
            {error || help}
          </PickerNote>
        )}
        <MonthView />
      </DatePickerRoot>
    </I18nProvider>
  );
};
