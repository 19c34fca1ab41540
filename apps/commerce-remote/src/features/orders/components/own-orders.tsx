import Package from 'lucide-react/icons/package';
import SearchX from 'lucide-react/icons/search-x';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages, type InfiniteQuery } from '@barg/session';
import { Button, ButtonLink, Card, EmptyState, ErrorState, InfiniteList, Text } from '@barg/ui-kit';
import { Dots, ListRow, Skeleton, Stack, Time, usePrice } from '@barg/ui-kit';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { DayFields, FilterBar } from '../../../shared/filters/filter-bar.tsx';
import { orderPath } from '../../../shared/order-paths.ts';
import { sitePaths } from '../../../shared/paths.ts';
import { RuledRows } from '../../../shared/ruled-rows.styles.ts';
import { useOwnOrdersInfiniteQuery } from '../api/orders.ts';
import { ORDER_STATES, useOrderFilters } from '../hooks/use-order-filters.ts';
import { OrderStatus } from './order-status.tsx';

/** A fan's orders, newest first, filtered by status, days and words. */
export function OwnOrders() {
  const { t } = useTranslation('commerce');
  const filters = useOrderFilters();
  const { search } = filters;
  const query = useOwnOrdersInfiniteQuery(search);
  const orders = query.currentData?.pages.flatMap(({ data }) => data);
  const isFiltered = Object.keys(search).length > 0;
  // There is nothing to look for where nothing was ever ordered.
  if (orders?.length === 0 && !isFiltered) return <NoOrders />;
  const states = ORDER_STATES.map((value) => ({ value, label: t(`orders.states.${value}`) }));
  return (
    <Stack gap={4}>
      <FilterBar>
        <SearchFilter
          label={t('orders.search')}
          value={filters.get('q')}
          onChange={(words) => filters.set('q', words)}
        />
        <SelectField
          label={t('orders.byStatus')}
          options={[{ value: '', label: t('orders.everyStatus') }, ...states]}
          value={search.status ?? ''}
          onChange={({ target }) => filters.set('status', target.value)}
        />
        <DayFields filters={filters} />
      </FilterBar>
      <OrderList query={query} orders={orders} onClear={filters.clear} />
    </Stack>
  );
}

interface OrderListProps {
  query: InfiniteQuery & { error?: { message?: string } };
  /** Undefined while those of the chosen filters are not there. */
  orders: readonly Order[] | undefined;
  onClear: () => void;
}

function OrderList({ query, orders, onClear }: OrderListProps) {
  const { t } = useTranslation('commerce');
  if (query.error && !orders) {
    return <ErrorState message={query.error.message || undefined} onRetry={() => void query.refetch()} />;
  }
  if (!orders) return <Skeleton height={376} radius="card" />;
  if (orders.length === 0) return <NothingFound onClear={onClear} />;
  return (
    <Card as="div" padding="none">
      <InfiniteList {...nextPages(query)}>
        <RuledRows aria-label={t('nav.orders')}>
          {orders.map((order) => (
            <li key={order._id}>
              <OrderRow order={order} />
            </li>
          ))}
        </RuledRows>
      </InfiniteList>
    </Card>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('commerce');
  const action = <Button onClick={onClear}>{t('transactions.showAll')}</Button>;
  return <EmptyState icon={SearchX} title={t('orders.nothingFound')} action={action} />;
}

function NoOrders() {
  const { t } = useTranslation('commerce');
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
    </Dots>
  );
  return (
    <ListRow
      to={orderPath(order._id)}
      isStacking
      title={order.product.title}
      subtitle={about}
      end={
        <Stack as="span" gap={1} align="end">
          <Text as="bdi" weight="bold">
            {price(order.total)}
          </Text>
          <OrderStatus status={order.status} />
        </Stack>
      }
    />
  );
}
