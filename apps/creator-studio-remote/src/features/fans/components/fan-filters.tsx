import { useTranslation } from '@barg/runtime/i18n';
import { Chip, Grid, Inline, PartFailure, Stack } from '@barg/ui-kit';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { useFanListsQuery } from '../../../shared/fans/fan-lists-api.ts';
import type { FanSearch } from '../api/fans.ts';

type Only = NonNullable<FanSearch['only']>;

export interface FanFilter {
  typed: string;
  /** Empty: the newest first. */
  sort: 'spent' | '';
  /** Empty: all of them. */
  only: Only | '';
  listId: string;
}

const KINDS: readonly Only[] = ['subscribed', 'expired', 'follows', 'new', 'never-bought'];
const SORTS = ['', 'spent'] as const;
export const CHOICES = { only: KINDS, sort: SORTS } as const;

interface FanFiltersProps {
  filter: FanFilter;
  onChange: (next: FanFilter) => void;
}

/** What narrows the fans down, and in which order they stand. */
export function FanFilters({ filter, onChange }: FanFiltersProps) {
  const { t } = useTranslation('creator-studio');
  const { data: lists, error, isFetching, refetch } = useFanListsQuery();
  const set = (change: Partial<FanFilter>) => onChange({ ...filter, ...change });
  const names = (lists?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <Stack gap={3}>
      <SearchFilter label={t('fans.search')} value={filter.typed} onChange={(typed) => set({ typed })} />
      <Inline role="group" aria-label={t('fans.kinds')}>
        {KINDS.map((kind) => (
          <Chip
            key={kind}
            isSelected={filter.only === kind}
            onClick={() => set({ only: filter.only === kind ? '' : kind })}
          >
            {t(`fans.only.${kind}`)}
          </Chip>
        ))}
      </Inline>
      <Grid min={160} gap={3}>
        <SelectField
          label={t('fans.list')}
          options={[{ value: '', label: t('fans.everyList') }, ...names]}
          value={filter.listId}
          onChange={({ target }) => set({ listId: target.value })}
        />
        <SelectField
          label={t('fans.sort')}
          options={SORTS.map((value) => ({ value, label: t(`fans.sorts.${value || 'newest'}`) }))}
          value={filter.sort}
          onChange={({ target }) => set({ sort: target.value as FanFilter['sort'] })}
        />
      </Grid>
      {error && !lists && <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Stack>
  );
}
