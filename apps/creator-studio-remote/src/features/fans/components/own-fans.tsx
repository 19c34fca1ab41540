import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, EmptyState, Skeleton, Stack, Text, useDebouncedValue, useFormat } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { useFansInfiniteQuery } from '../api/fans.ts';
import { FanFilters, NO_FILTERS, type Filters } from './fan-filters.tsx';
import { FanRow } from './fan-row.tsx';

/** Who follows, has subscribed, bought or written: how many, who they are, and what is between them and her. */
export function OwnFans() {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const q = useDebouncedValue(filters.q.trim().slice(0, 100));
  const { sort, only, listId } = filters;
  const search = { sort, ...(q && { q }), ...(only && { only }), ...(listId && { listId }) };
  const query = useFansInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const fans = query.currentData?.pages.flatMap((page) => page.data);
  const total = query.currentData?.pages[0]?.total;
  const isNarrowed = q !== '' || only !== '' || listId !== '';
  const empty = isNarrowed ? (
    <EmptyState icon={SearchX} title={t('fans.nobodyFound')} />
  ) : (
    <EmptyState icon={Users} title={t('fans.empty')} />
  );
  return (
    <Card padding="none" aria-label={t('fans.title')}>
      <CardHead>
        <Stack gap={3}>
          <FanFilters filters={filters} onChange={setFilters} />
          {query.isFetching && total === undefined && <Skeleton width={96} height={24} />}
          {total !== undefined && total > 0 && (
            <Text tone="muted" role="status">
              {t('fans.count', { count: total, amount: format.number(total) })}
            </Text>
          )}
        </Stack>
      </CardHead>
      <OwnList query={query} items={fans} empty={empty}>
        {fans?.map((fan) => (
          <li key={fan._id}>
            <FanRow fan={fan} />
          </li>
        ))}
      </OwnList>
    </Card>
  );
}
