import { useState } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, EmptyState, lazyDialog, Skeleton, Stack, Text, useFormat } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { useFanListsQuery } from '../../../shared/fans/fan-lists-api.ts';
import { useListFilter, wordsOf } from '../../../shared/use-list-filter.ts';
import { useFansInfiniteQuery, type Fan } from '../api/fans.ts';
import { CHOICES, FanFilters, type FanFilter } from './fan-filters.tsx';
import { FanRow } from './fan-row.tsx';

const FanDialog = lazyDialog(() => import('./fan-dialog.tsx'));

/** Who follows, has subscribed, bought or written: how many, who they are, and what is between them and her. */
export function OwnFans() {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { data: lists, isError } = useFanListsQuery();
  const [filter, setFilter] = useListFilter<FanFilter>({
    ...CHOICES,
    listId: isError ? undefined : lists?.data.map(({ _id }) => _id),
  });
  const { sort, only, listId } = filter;
  const q = wordsOf(filter.typed);
  const search = {
    sort: sort || ('newest' as const),
    ...(q && { q }),
    ...(only && { only }),
    ...(listId && { listId }),
  };
  const query = useFansInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const fans = query.currentData?.pages.flatMap((page) => page.data);
  const total = query.currentData?.pages[0]?.total;
  const [opened, setOpened] = useState<Fan | null>(null);
  const current = fans?.find(({ _id }) => _id === opened?._id);
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
          <FanFilters filter={filter} onChange={setFilter} />
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
            <FanRow fan={fan} onOpen={() => setOpened(fan)} />
          </li>
        ))}
      </OwnList>
      {/* Not in the row, which goes where the fan is taken out of the list that is shown. */}
      {opened && <FanDialog fan={current ?? opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
