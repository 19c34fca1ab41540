import Package from 'lucide-react/icons/package';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Card, Dots, EmptyState, Inline, ListRow, Time, useDebouncedValue, usePrice } from '@barg/ui-kit';
import { SearchField, SelectField } from '@barg/ui-kit/fields';
import { Filters } from '../../../shared/choosable-row.styles.ts';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSoldOrdersInfiniteQuery, type OrderSearch } from '../api/orders.ts';
import { OrderState } from './order-state.tsx';

const STATES = ['unsent', 'created', 'processing', 'shipped', 'delivered', 'refunded'] as const;
const LONGEST_WORDS = 100;

/** What is to be sent, and what was: by state and words. It begins with what waits for her. */
export function SoldOrders() {
  const { t } = useTranslation('creator-studio');
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('unsent');
  const q = useDebouncedValue(typed.trim().slice(0, LONGEST_WORDS));
  const query = useSoldOrdersInfiniteQuery({
    ...(q && { q }),
    ...(status && { status: status as OrderSearch['status'] }),
  });
  const orders = query.currentData?.pages.flatMap((page) => page.data);
  const states = STATES.map((value) => ({ value, label: t(`orders.states.${value}`) }));
  const isQueue = q === '' && status === 'unsent';
  const empty = (
    <EmptyState
      icon={isQueue ? Package : SearchX}
      title={t(isQueue ? 'orders.nothingToSend' : 'orders.nothingFound')}
    />
  );
  return (
    <Card padding="none" aria-label={t('orders.title')}>
      <CardHead>
        <Filters $choices={1}>
          <SearchField label={t('orders.search')} value={typed} onChange={setTyped} />
          <SelectField
            hideLabel
            label={t('orders.byStatus')}
            options={[...states, { value: '', label: t('orders.everyStatus') }]}
            value={status}
            onChange={({ target }) => setStatus(target.value)}
          />
        </Filters>
      </CardHead>
      <OwnList query={query} items={orders} empty={empty}>
        {orders?.map((order) => (
          <li key={order._id}>
            <SoldRow order={order} />
          </li>
        ))}
      </OwnList>
    </Card>
  );
}

function SoldRow({ order }: { order: Order }) {
  const { t } = useTranslation('creator-studio');
  const price = usePrice();
  const about = (
    <Dots>
      <bdi>{t('orders.to', { name: order.buyer.name })}</bdi>
      <Time value={order.createdAt} format="long" />
      <bdi>{price(order.total)}</bdi>
    </Dots>
  );
  const state = (
    <Inline>
      {order.problem && <Badge variant="danger">{t('orders.hasProblem')}</Badge>}
      <OrderState status={order.status} />
    </Inline>
  );
  return <ListRow to={paths.order(order._id)} title={order.product.title} subtitle={about} end={state} />;
}
