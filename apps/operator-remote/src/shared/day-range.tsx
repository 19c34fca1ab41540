import { useTranslation } from '@barg/runtime/i18n';
import type { DayFilters } from '@barg/session/address-filters';
import { DateField } from '@barg/ui-kit/pickers';
import { isRangeReversed } from './days.ts';
import { FilterRange } from './filters.tsx';

/** The first and the last day of a list, both included. A last one before the first is told, for such a list is empty. */
export function DayRange({ filters }: { filters: DayFilters }) {
  const { t } = useTranslation('operator');
  return (
    <FilterRange>
      <DateField
        label={t('audit.from')}
        value={filters.get('from') || null}
        onChange={(day) => filters.set('from', day ?? '')}
      />
      <DateField
        label={t('audit.to')}
        value={filters.get('to') || null}
        error={isRangeReversed(filters.get) ? t('audit.reversedRange') : undefined}
        onChange={(day) => filters.set('to', day ?? '')}
      />
    </FilterRange>
  );
}
