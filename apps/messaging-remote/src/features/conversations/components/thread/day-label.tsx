import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyDialog, useFormat } from '@barg/ui-kit';
import { Day, DayButton } from './marks.styles.ts';

const DayDialog = lazyDialog(() => import('./day-dialog.tsx'));

/** The day of the messages below it; leads to other days. */
export function DayLabel({ date, conversationId }: { date: string; conversationId: string }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const days = format.daysSince(date);
  const shown = format.date(date, format.isThisYear(date) ? 'day' : 'long');
  const label = () => {
    if (days > 1) return shown;
    return t(days === 1 ? 'days.yesterdayOn' : 'days.todayOn', { date: shown });
  };
  return (
    <Day>
      <DayButton type="button" aria-haspopup="dialog" title={t('days.goTo')} onClick={() => setAsked(true)}>
        {label()}
      </DayButton>
      {isAsked && <DayDialog {...{ conversationId, date }} onClose={() => setAsked(false)} />}
    </Day>
  );
}
