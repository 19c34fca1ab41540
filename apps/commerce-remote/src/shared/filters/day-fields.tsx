import { useTranslation } from '@barg/runtime/i18n';
import type { DayFilters } from '@barg/session/address-filters';
import { DayRangeFilter } from '@barg/ui-kit/fields';

/** The first and the last day of a range, both included. */
export default function DayFields({ filters }: { filters: DayFilters }) {
  const { t } = useTranslation('commerce');
  return (
    <DayRangeFilter
      fromLabel={t('transactions.from')}
      toLabel={t('transactions.to')}
      from={filters.get('from')}
      to={filters.get('to')}
      onChange={filters.setAll}
    />
  );
}
