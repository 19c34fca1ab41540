import { useTranslation } from '@barg/runtime/i18n';
import type { DayFilters } from '@barg/session/address-filters';
import { DateField } from '@barg/ui-kit/pickers';

/** The fields for the first and the last day of the orders in the list; both days count. */
export default function OrderDays({ filters }: { filters: DayFilters }) {
  const { t } = useTranslation('creator-studio');
  const [from, to] = [filters.get('from') || null, filters.get('to') || null];
  return (
    <>
      <DateField
        label={t('orders.fromDay')}
        value={from}
        {...(to !== null && { max: to })}
        onChange={(day) => filters.set('from', day ?? '')}
      />
      <DateField
        label={t('orders.toDay')}
        value={to}
        {...(from !== null && { min: from })}
        onChange={(day) => filters.set('to', day ?? '')}
      />
    </>
  );
}
