import Package from 'lucide-react/icons/package';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState, ErrorState, InfiniteList, Inline } from '@barg/ui-kit';
import { Dots, ListRow, Skeleton, Stack, Time, useDebouncedValue, usePrice } from '@barg/ui-kit';
import { SearchField, SelectField } from '@barg/ui-kit/fields';
import { orderPath } from '../../../shared/order-paths.ts';
import { sitePaths } from '../../../shared/paths.ts';
import { useOwnOrdersInfiniteQuery, type OrderSearch } from '../api/orders.ts';
import { OrderStatus } from './order-status.tsx';

const STATES = ['created', 'processing', 'shipped', 'delivered', 'refunded'] as const;
const LONGEST_WORDS = 100;

/** What one has bought of shops, the newest first: by state and words. */
export function OwnOrders() {
  const { t } = useTranslation('commerce');
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');
  const q = useDebouncedValue(typed.trim().slice(0, LONGEST_WORDS));
  const states = STATES.map((value) => ({ value, label: t(`orders.states.${value}`) }));
  return (
    <Stack gap={4}>
      <Inline>
        <SearchField label={t('orders.search')} value={typed} onChange={setTyped} />
        <SelectField
          hideLabel
          label={t('orders.byStatus')}
          options={[{ value: '', label: t('orders.everyStatus') }, ...states]}
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        />
      </Inline>
      <OrderList search={{ ...(q && { q }), ...(status && { status: status as OrderSearch['status'] }) }} />
    </Stack>
  );
}

function OrderList({ search }: { search: OrderSearch }) {
  const { t } = useTranslation('commerce');
  const query = useOwnOrdersInfiniteQuery(search);
  const orders = query.currentData?.pages.flatMap(({ data }) => data);
  if (query.isError && !orders) {
    return <ErrorState message={query.error.message || undefined} onRetry={() => void query.refetch()} />;
  }
  if (!orders) return <Skeleton height={376} radius="card" />;
  if (orders.length === 0) return <NoOrders isFiltered={Object.keys(search).length > 0} />;
  return (
    <Card as="div" padding="none">
      <InfiniteList
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      >
        <ul aria-label={t('nav.orders')}>
          {orders.map((order) => (
            <li key={order._id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      </InfiniteList>
    </Card>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('commerce');
  if (isFiltered) return <EmptyState icon={SearchX} title={t('orders.nothingFound')} />;
  const action = <ButtonLink to={sitePaths.explore}>{t('subscriptions.explore')}</ButtonLink>;
  return <EmptyState icon={Package} title={t('orders.empty')} action={action} />;
}

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('commerce');
  const price = usePrice();
  const about = (
    <Dots>
      <bdi>{t('orders.from', { name: order.seller.name })}</bdi>
      <Time value={order.createdAt} format="long" />
      <bdi>{price(order.total)}</bdi>
    </Dots>
  );
  return (
    <ListRow
      to={orderPath(order._id)}
      title={order.product.title}
      subtitle={about}
      end={<OrderStatus status={order.status} />}
    />
  );
}
