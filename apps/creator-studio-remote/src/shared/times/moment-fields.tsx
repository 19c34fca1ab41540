import { useTranslation } from '@barg/runtime/i18n';
import { FormMoment } from '@barg/ui-kit/pickers';

interface MomentFieldsProps {
  name: 'publish' | 'expiry';
}

/** A day in the calendar of the reader's culture, and a time of it. */
export function MomentFields({ name }: MomentFieldsProps) {
  const { t } = useTranslation('creator-studio');
  return (
    <FormMoment
      name={name}
      label={t(`composer.times.${name}`)}
      dayLabel={t('composer.times.day')}
      timeLabel={t('composer.times.time')}
    />
  );
}
