import { useTranslation } from '@barg/runtime/i18n';
import { Chip, Grid, Inline, PartFailure, Stack } from '@barg/ui-kit';
import { SearchField, SelectField } from '@barg/ui-kit/fields';
import { useFanListsQuery } from '../../../shared/fans/fan-lists-api.ts';
import type { FanSearch } from '../api/fans.ts';

type Only = NonNullable<FanSearch['only']>;

export interface Filters {
  q: string;
  sort: NonNullable<FanSearch['sort']>;
  /** Empty: all of them. */
  only: Only | '';
  listId: string;
}

export const NO_FILTERS: Filters = { q: '', sort: 'newest', only: '', listId: '' };

const KINDS: readonly Only[] = ['subscribed', 'expired', 'follows', 'new', 'never-bought'];
const SORTS = ['newest', 'spent'] as const;

interface FanFiltersProps {
  filters: Filters;
  onChange: (next: Filters) => void;
}

/** What narrows the fans down, and in which order they stand. */
export function FanFilters({ filters, onChange }: FanFiltersProps) {
  const { t } = useTranslation('creator-studio');
  const { data: lists, error, isFetching, refetch } = useFanListsQuery();
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  const names = (lists?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <Stack gap={3}>
      <SearchField label={t('fans.search')} value={filters.q} onChange={(q) => set({ q })} />
      <Inline role="group" aria-label={t('fans.kinds')}>
        {KINDS.map((kind) => (
          <Chip
            key={kind}
            isSelected={filters.only === kind}
            onClick={() => set({ only: filters.only === kind ? '' : kind })}
          >
            {t(`fans.only.${kind}`)}
          </Chip>
        ))}
      </Inline>
      <Grid min={160} gap={3}>
        <SelectField
          label={t('fans.list')}
          options={[{ value: '', label: t('fans.everyList') }, ...names]}
          value={filters.listId}
          onChange={({ target }) => set({ listId: target.value })}
        />
        <SelectField
          label={t('fans.sort')}
          options={SORTS.map((value) => ({ value, label: t(`fans.sorts.${value}`) }))}
          value={filters.sort}
          onChange={({ target }) => set({ sort: target.value as Filters['sort'] })}
        />
      </Grid>
      {error && !lists && <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Stack>
  );
}
