import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useFormat } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { AmountField } from '@barg/ui-kit/forms';
import { TICKET_PRICES } from '../../../shared/stream-kind.ts';
import { useMinuteOptions } from '../../../shared/use-minute-options.ts';
import type { KindFieldsProps } from './chosen-kind.ts';

/** What a ticket costs, and the time that it promises. */
export function TicketFields({ kind, onChange }: KindFieldsProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const percent = useSetting('ticketMinimumPercent');
  const minutes = String(kind.plannedDuration / 60);
  const lengths = useMinuteOptions(minutes);
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
        value={minutes}
        onChange={(event) => onChange({ ...kind, plannedDuration: Number(event.target.value) * 60 })}
        options={lengths}
      />
    </>
  );
}
