import { useTranslation } from '@barg/runtime/i18n';
import { Text, useUi } from '@barg/ui-kit';
import { clockName, readLocalTime, useFormContext } from '@barg/ui-kit/forms';
import styled from 'styled-components';
import { space } from '../theme/tokens.ts';
import { FormDateField, FormTimeField } from './form-pickers.tsx';

/** Side by side if both fit. */
const MomentRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  align-items: start;
  gap: ${space[3]};

  > p {
    grid-column: 1 / -1;
  }
`;

interface FormMomentProps {
  /** The name of the form's value, a `LocalTime`. */
  name: string;
  /** The label of both fields together. */
  label: string;
  dayLabel: string;
  timeLabel: string;
  /** Below the day. */
  help?: string;
}

/** Says which of two moments is meant when a time occurs twice, because clocks are set back. */
function DoubledHour({ name }: { name: string }) {
  const { t } = useTranslation('ui');
  const { locale } = useUi();
  const { watch } = useFormContext();
  const [day, time] = watch([`${name}.day`, `${name}.time`]) as [string | null, string];
  const reading = readLocalTime({ day, time });
  return (
    <Text size="caption" tone="muted" role="status">
      {reading.kind === 'twice' && t('moment.twice', { clock: clockName(locale, reading.moment) })}
    </Text>
  );
}

/** A day in the calendar of the reader's culture, and a time of it in the reader's time zone. */
export const FormMoment = ({ name, label, dayLabel, timeLabel, help }: FormMomentProps) => (
  <MomentRow role="group" aria-label={label}>
    <FormDateField name={`${name}.day`} label={dayLabel} help={help} />
    <FormTimeField name={`${name}.time`} label={timeLabel} />
    <DoubledHour name={name} />
  </MomentRow>
);
