import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';

/** The time of the last message: the hour today, the weekday within a week, otherwise the date. */
export function ConversationTime({ value }: { value: string }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const days = format.daysSince(value);
  const shown = () => {
    if (days <= 0) return format.time(value);
    if (days === 1) return t('days.yesterday');
    return days < 7 ? format.date(value, 'weekday') : format.date(value, 'day');
  };
  return (
    <time dateTime={value} title={format.dateTime(value)}>
      <bdi>{shown()}</bdi>
    </time>
  );
}
