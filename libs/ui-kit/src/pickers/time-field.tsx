import { useUi } from '@barg/ui-kit';
import type { FieldTexts, Optional } from '@barg/ui-kit/fields';
import { parseTime, type Time } from '@internationalized/date';
import { useMemo, type FocusEvent } from 'react';
import { DateSegment } from 'react-aria-components/DatePicker';
import { OverlayLocale } from '../overlays/overlay-locale.tsx';
import { TimeFrame, TimeRoot } from './date-field.styles.ts';
import { hasMissingPart } from './missing-part.ts';
import { PickerLabelLine, useOptionalId } from './picker-label.tsx';
import { PickerNote } from './picker.styles.ts';
import { typedLocale } from './typed-locale.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d/;

/** What is no time, as a form may hold it, is shown as none. */
const readTime = (value: string): Time | null => (CLOCK.test(value) ? parseTime(value.slice(0, 5)) : null);

export interface TimeFieldProps extends FieldTexts, Optional {
  /** `18:30`, of 24 hours; empty for none. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  onBlur?: () => void;
}

/**
 * A time of the day in the digits and on the clock of the page's culture: of 24 hours for fa-IR, with AM and PM for
 * en-US. A browser's own field follows the browser's language instead.
 */
export const TimeField = (props: TimeFieldProps) => {
  const { label, hideLabel, help, error, value, onChange, isDisabled, isRequired, onBlur } = props;
  const { locale } = useUi();
  // The same object for the same time: for another one React Aria would drop what is being typed.
  const time = useMemo(() => readTime(value), [value]);
  const handleBlur = ({ currentTarget }: FocusEvent) => {
    if (time && hasMissingPart(currentTarget)) onChange('');
    onBlur?.();
  };
  const optionalId = useOptionalId(props);
  const note = error || help;
  return (
    <OverlayLocale locale={typedLocale(locale)}>
      <TimeRoot
        value={time}
        onChange={(next) => onChange(next?.toString().slice(0, 5) ?? '')}
        granularity="minute"
        shouldForceLeadingZeros
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        isRequired={isRequired}
        aria-describedby={optionalId}
        validationBehavior="aria"
        onBlur={handleBlur}
      >
        <PickerLabelLine label={label} hideLabel={hideLabel} optionalId={optionalId} />
        <TimeFrame>{(segment) => <DateSegment segment={segment} />}</TimeFrame>
        {note && (
          <PickerNote slot={error ? 'errorMessage' : 'description'} $tone={error ? 'error' : 'help'}>
            {note}
          </PickerNote>
        )}
      </TimeRoot>
    </OverlayLocale>
  );
};
