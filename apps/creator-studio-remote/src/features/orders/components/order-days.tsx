import { useTranslation } from '@barg/runtime/i18n';
import type { DayFilters } from '@barg/session/address-filters';
import { DayRangeFilter } from '@barg/ui-kit/fields';

/** The fields for the first and the last day of the orders in the list; both days count. */
export default function OrderDays({ filters }: { filters: DayFilters }) {
  const { t } = useTranslation('creator-studio');
  return (
    <DayRangeFilter
      fromLabel={t('orders.fromDay')}
      toLabel={t('orders.toDay')}
      from={filters.get('from')}
      to={filters.get('to')}
      onChange={filters.setAll}
    />
  );
}
