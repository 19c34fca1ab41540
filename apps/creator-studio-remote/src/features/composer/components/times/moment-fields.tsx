import { useTranslation } from '@barg/runtime/i18n';
import { FormTextField } from '@barg/ui-kit/forms';
import { FormDateField } from '@barg/ui-kit/pickers';
import { MomentRow } from './times.styles.ts';

interface MomentFieldsProps {
  name: 'publish' | 'expiry';
}

/** A day in the calendar of the reader's culture, and a time of it. */
export function MomentFields({ name }: MomentFieldsProps) {
  const { t } = useTranslation('creator-studio');
  return (
    <MomentRow role="group" aria-label={t(`composer.times.${name}`)}>
      <FormDateField name={`${name}.day`} label={t('composer.times.day')} />
      <FormTextField name={`${name}.time`} type="time" dir="ltr" label={t('composer.times.time')} />
    </MomentRow>
  );
}
