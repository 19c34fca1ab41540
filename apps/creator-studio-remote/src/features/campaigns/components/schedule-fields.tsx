import { useTranslation } from '@barg/runtime/i18n';
import { FormMoment } from '@barg/ui-kit/pickers';

/** When it goes: a day in the calendar of the reader's culture, and a time of it. */
export default function ScheduleFields() {
  const { t } = useTranslation('creator-studio');
  return (
    <FormMoment
      name="schedule"
      label={t('campaigns.form.later')}
      dayLabel={t('composer.times.day')}
      timeLabel={t('composer.times.time')}
    />
  );
}
