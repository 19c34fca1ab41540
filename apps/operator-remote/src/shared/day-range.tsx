import { useTranslation } from '@barg/runtime/i18n';
import type { DayFilters } from '@barg/session/address-filters';
import { DayRangeFilter } from '@barg/ui-kit/fields';
import { FilterRange } from './filters.tsx';

/** The first and the last day of a list, both included. */
export function DayRange({ filters }: { filters: DayFilters }) {
  const { t } = useTranslation('operator');
  return (
    <FilterRange>
      <DayRangeFilter
        fromLabel={t('audit.from')}
        toLabel={t('audit.to')}
        from={filters.get('from')}
        to={filters.get('to')}
        onChange={filters.setAll}
      />
    </FilterRange>
  );
}
