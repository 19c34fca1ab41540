import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';

/** The time of the last message: the hour today, the weekday within a week, otherwise the date; of other years in figures. */
export function ConversationTime({ value }: { value: string }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const days = format.daysSince(value);
  const shown = () => {
    if (days <= 0) return format.time(value);
    if (days === 1) return t('days.yesterday');
    if (days < 7) return format.date(value, 'weekday');
    return format.date(value, format.isThisYear(value) ? 'day' : 'numeric');
  };
  return (
    <time dateTime={value} title={format.dateTime(value)}>
      <bdi>{shown()}</bdi>
    </time>
  );
}
