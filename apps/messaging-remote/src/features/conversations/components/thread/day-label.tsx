import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { daysSince } from '../../../../shared/calendar.ts';
import { Day } from './thread.styles.ts';

/** The day of the messages below it. */
export function DayLabel({ date }: { date: string }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const days = daysSince(date);
  const isThisYear = new Date(date).getFullYear() === new Date().getFullYear();
  const shown = format.date(date, isThisYear ? 'day' : 'long');
  const label = () => {
    if (days > 1) return shown;
    return t(days === 1 ? 'days.yesterdayOn' : 'days.todayOn', { date: shown });
  };
  return <Day>{label()}</Day>;
}
