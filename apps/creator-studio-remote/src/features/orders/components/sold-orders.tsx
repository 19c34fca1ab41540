import Package from 'lucide-react/icons/package';
import SearchX from 'lucide-react/icons/search-x';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Button, Card, Dots, EmptyState, Inline, ListRow, Stack, Text, Time, usePrice } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSoldOrdersInfiniteQuery } from '../api/orders.ts';
import { useSoldFilters, type SoldFilters as Filters } from '../hooks/use-sold-filters.ts';
import { OrderState } from './order-state.tsx';
import { SoldFilters } from './sold-filters.tsx';

/** What is to be sent, and what was: by state, days and words. It begins with what waits for her. */
export function SoldOrders() {
  const { t } = useTranslation('creator-studio');
  const filters = useSoldFilters();
  const query = useSoldOrdersInfiniteQuery(filters.search);
  const orders = query.currentData?.pages.flatMap((page) => page.data);
  return (
    <Card padding="none" aria-label={t('orders.title')}>
      <CardHead>
        <SoldFilters filters={filters} />
      </CardHead>
      <OwnList query={query} items={orders} empty={<NoOrders filters={filters} />}>
        {orders?.map((order) => (
          <li key={order._id}>
            <SoldRow order={order} />
          </li>
        ))}
      </OwnList>
    </Card>
  );
}

function NoOrders({ filters: { search, clear } }: { filters: Filters }) {
  const { t } = useTranslation('creator-studio');
  const isQueue = search.status === 'unsent' && Object.keys(search).length === 1;
  if (isQueue) return <EmptyState icon={Package} title={t('orders.nothingToSend')} />;
  const action = <Button onClick={clear}>{t('orders.showUnsent')}</Button>;
  return <EmptyState icon={SearchX} title={t('orders.nothingFound')} action={action} />;
}

function SoldRow({ order }: { order: Order }) {
  const { t } = useTranslation('creator-studio');
  const price = usePrice();
  const about = (
    <Dots>
      <bdi>{t('orders.to', { name: order.buyer.name })}</bdi>
      <Time value={order.createdAt} format="long" />
    </Dots>
  );
  const state = (
    <Stack as="span" gap={1} align="end">
      <Text as="bdi" weight="bold">
        {price(order.total)}
      </Text>
      <Inline>
        {order.problem && <Badge variant="danger">{t('orders.hasProblem')}</Badge>}
        <OrderState status={order.status} />
      </Inline>
    </Stack>
  );
  return <ListRow to={paths.order(order._id)} isStacking title={order.product.title} subtitle={about} end={state} />;
}
