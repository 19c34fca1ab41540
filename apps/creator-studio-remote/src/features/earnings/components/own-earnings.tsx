import Coins from 'lucide-react/icons/coins';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages } from '@barg/session';
import { Card, CardTitle, EmptyState, ErrorState, InfiniteList, Skeleton, Stack } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { DataTable } from '@barg/ui-kit/table';
import { useOwnEarningsInfiniteQuery } from '../api/earnings.ts';
import { useEarningFilter, type EarningFilter } from '../hooks/use-earning-filter.ts';
import { useEarningGroupName } from '../hooks/use-earning-words.ts';
import { useEarningColumns } from './earning-columns.tsx';
import { EARNING_KINDS, EARNING_LIST } from './earning-kinds.ts';
import { FilterChips } from './filter-chips.tsx';

/** Everything that was earned and taken back, one by one: all, or what makes one figure. */
export function OwnEarnings() {
  const { t } = useTranslation('creator-studio');
  const [filter, setFilter] = useEarningFilter();
  const groupNameOf = useEarningGroupName();
  const options = EARNING_KINDS.map((value) => ({ value, label: groupNameOf(value) }));
  const handleKind = (value: string) => setFilter({ ...filter, kind: EARNING_KINDS.find((known) => known === value) });
  return (
    <Card id={EARNING_LIST} aria-label={t('earnings.list')}>
      <Stack>
        <CardTitle>{t('earnings.list')}</CardTitle>
        <SelectField
          hideLabel
          label={t('earnings.kind')}
          options={[{ value: '', label: t('earnings.everyKind') }, ...options]}
          value={filter.kind ?? ''}
          onChange={({ target }) => handleKind(target.value)}
        />
        <FilterChips filter={filter} onChange={setFilter} />
        <Rows filter={filter} />
      </Stack>
    </Card>
  );
}

function Rows({ filter }: { filter: EarningFilter }) {
  const { t } = useTranslation('creator-studio');
  const query = useOwnEarningsInfiniteQuery(filter);
  const columns = useEarningColumns();
  const rows = query.currentData?.pages.flatMap((page) => page.data);
  if (query.error && !rows) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!rows) return <Skeleton height="320px" />;
  if (rows.length === 0) return <EmptyState icon={Coins} title={t('earnings.empty')} />;
  return (
    <InfiniteList {...nextPages(query)}>
      <DataTable label={t('earnings.list')} columns={columns} rows={rows} keyOf={({ _id }) => _id} />
    </InfiniteList>
  );
}
