import Coins from 'lucide-react/icons/coins';
import type { Earning } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Card,
  CardTitle,
  Dots,
  EmptyState,
  ErrorState,
  InfiniteList,
  Skeleton,
  Stack,
  Time,
  UserLine,
  useFormat,
} from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { useOwnEarningsInfiniteQuery } from '../api/earnings.ts';
import { useEarningFilter, type EarningFilter } from '../hooks/use-earning-filter.ts';
import { useEarningWords } from '../hooks/use-earning-words.ts';
import { EARNING_KINDS, EARNING_LIST } from './earning-kinds.ts';
import { FilterChips } from './filter-chips.tsx';

/** Everything that was earned and taken back, one by one: all, or what makes one figure. */
export function OwnEarnings() {
  const { t } = useTranslation('creator-studio');
  const [filter, setFilter] = useEarningFilter();
  const options = EARNING_KINDS.map((value) => ({ value, label: t(`earnings.kinds.${value}`) }));
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
  const columns = useColumns();
  const rows = query.currentData?.pages.flatMap((page) => page.data);
  if (query.error && !rows) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!rows) return <Skeleton height="320px" />;
  if (rows.length === 0) return <EmptyState icon={Coins} title={t('earnings.empty')} />;
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      isLoading={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
    >
      <DataTable label={t('earnings.list')} columns={columns} rows={rows} keyOf={({ _id }) => _id} />
    </InfiniteList>
  );
}

function useColumns(): Column<Earning>[] {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const amount = (value: number) => <bdi>{format.tokens(value)}</bdi>;
  return [
    { id: 'time', header: t('earnings.time'), cell: ({ createdAt }) => <Time value={createdAt} format="dateTime" /> },
    { id: 'kind', header: t('earnings.kind'), cell: (earning) => <Kind earning={earning} /> },
    { id: 'item', header: t('earnings.item'), cell: (earning) => <Item earning={earning} /> },
    {
      id: 'fan',
      header: t('earnings.fan'),
      cell: ({ user }) => (user ? <UserLine as="span" text={user.name} /> : '–'),
    },
    { id: 'gross', header: t('earnings.gross'), cell: ({ gross }) => amount(gross) },
    { id: 'commission', header: t('earnings.commission'), cell: ({ commission }) => amount(commission) },
    { id: 'net', header: t('earnings.net'), cell: ({ net }) => amount(net) },
  ];
}

function Kind({ earning }: { earning: Earning }) {
  const { kindOf, reversedOf } = useEarningWords();
  return (
    <Dots>
      {kindOf(earning)}
      {reversedOf(earning)}
    </Dots>
  );
}

function Item({ earning }: { earning: Earning }) {
  const item = useEarningWords().itemOf(earning);
  return item ? <UserLine as="span" text={item} /> : '–';
}
