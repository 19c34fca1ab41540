import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useFormat } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { AmountField } from '@barg/ui-kit/forms';
import { PLANNED_MINUTES, TICKET_PRICES } from '../../../shared/stream-kind.ts';
import type { KindFieldsProps } from './chosen-kind.ts';

/** What a ticket costs, and the time that it promises. */
export function TicketFields({ kind, onChange }: KindFieldsProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const percent = useSetting('ticketMinimumPercent');
  return (
    <>
      <AmountField
        label={t('kind.price')}
        value={kind.price}
        onChange={(price) => onChange({ ...kind, price })}
        presets={TICKET_PRICES}
      />
      <SelectField
        label={t('kind.duration')}
        help={t('kind.durationHelp', { percent: format.number(percent) })}
        value={String(kind.plannedDuration / 60)}
        onChange={(event) => onChange({ ...kind, plannedDuration: Number(event.target.value) * 60 })}
        options={PLANNED_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: t('kind.minutes', { count: minutes, amount: format.number(minutes) }),
        }))}
      />
    </>
  );
}
