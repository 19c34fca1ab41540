import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Skeleton, lazyPart, useDebouncedValue } from '@barg/ui-kit';
import { SearchField, SelectField } from '@barg/ui-kit/fields';
import { FILTERED_KINDS, type HistoryFilters as Filters } from '../hooks/use-history-filters.ts';
import { FilterBar } from './history.styles.ts';

/** Days come with a calendar, which nothing else of the wallet needs. */
const HistoryDays = lazyPart(() => import('./history-days.tsx'), {
  waiting: () => (
    <>
      <Skeleton height={72} />
      <Skeleton height={72} />
    </>
  ),
});

/** What narrows the history down. */
export function HistoryFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation('commerce');
  const all = { value: '', label: t('transactions.all') };
  const kinds = FILTERED_KINDS.map((value) => ({ value, label: t(`transactions.kinds.${value}`) }));
  const directions = (['in', 'out'] as const).map((value) => ({ value, label: t(`transactions.directions.${value}`) }));
  return (
    <FilterBar>
      <SearchWords value={filters.get('q')} onChange={(words) => filters.set('q', words)} />
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
      <HistoryDays filters={filters} />
    </FilterBar>
  );
}

/** A search that asks when the writer pauses, or at once by Enter. */
function SearchWords({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const { t } = useTranslation('commerce');
  const [text, setText] = useState(value);
  const rested = useDebouncedValue(text);
  const handlePause = useEffectEvent(() => {
    if (rested === text && text !== value) onChange(text);
  });
  useEffect(() => handlePause(), [rested]);
  return (
    <SearchField label={t('transactions.search')} value={text} onChange={setText} onSubmit={() => onChange(text)} />
  );
}
