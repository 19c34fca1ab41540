import { useTranslation } from '@barg/runtime/i18n';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { DayFields, FilterBar } from '../../../shared/filters/filter-bar.tsx';
import { FILTERED_KINDS, type HistoryFilters as Filters } from '../hooks/use-history-filters.ts';

/** The filters of the history. */
export function HistoryFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation('commerce');
  const all = { value: '', label: t('transactions.all') };
  const kinds = FILTERED_KINDS.map((value) => ({ value, label: t(`transactions.kinds.${value}`) }));
  const directions = (['in', 'out'] as const).map((value) => ({ value, label: t(`transactions.directions.${value}`) }));
  return (
    <FilterBar>
      <SearchFilter
        label={t('transactions.search')}
        value={filters.get('q')}
        onChange={(words) => filters.set('q', words)}
      />
      <SelectField
        label={t('transactions.kind')}
        options={[all, ...kinds]}
        value={filters.search.kind ?? ''}
        onChange={({ target }) => filters.set('kind', target.value)}
      />
      <SelectField
        label={t('transactions.direction')}
        options={[all, ...directions]}
        value={filters.search.direction ?? ''}
        onChange={({ target }) => filters.set('direction', target.value)}
      />
      <DayFields filters={filters} />
    </FilterBar>
  );
}
