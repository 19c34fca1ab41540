import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import {
  ButtonLink,
  Card,
  CardTitle,
  LoadFailure,
  Inline,
  Skeleton,
  Stack,
  Text,
  UserLine,
  useFormat,
} from '@barg/ui-kit';
import { FigureLine } from '../../../shared/wallet-line.tsx';
import { ORDERS_PATH } from '../../../shared/order-paths.ts';
import { sitePaths } from '../../../shared/paths.ts';
import { useOwnOrderQuery } from '../api/orders.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress, OrderProblem, OrderTracking } from './order-facts.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTimes } from './order-times.tsx';

/** The page of one order: status, address, and the buyer's actions. */
export function OwnOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('commerce');
  const { currentData: order, error, refetch } = useOwnOrderQuery(orderId);
  if (error && !order) {
    const toAll = <ButtonLink to={ORDERS_PATH}>{t('orders.back')}</ButtonLink>;
    return <LoadFailure error={error} onRetry={() => void refetch()} action={toAll} />;
  }
  if (!order) return <Skeleton height={480} radius="card" />;
  return (
    <Stack gap={4}>
      <OrderHead order={order} />
      <OrderTimes order={order} />
      <OrderTracking order={order} />
      <OrderAddress order={order} />
      <OrderProblem order={order} />
      <Card>
        <CardTitle>{t('orders.figures')}</CardTitle>
        <FigureLine label={t('unlock.price')} tokens={order.itemPrice * order.quantity} />
        {order.discount > 0 && <FigureLine label={t('order.discount')} tokens={-order.discount} />}
        {order.type === 'physical' && <FigureLine label={t('order.shipping')} tokens={order.shippingPrice} />}
        <FigureLine label={t('order.total')} tokens={order.total} />
        {order.refunded > 0 && <FigureLine label={t('orders.givenBack')} tokens={order.refunded} />}
      </Card>
    </Stack>
  );
}

function OrderHead({ order }: { order: Order }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const { product, seller, quantity, status } = order;
  return (
    <Card>
      <Stack gap={3}>
        <Inline justify="space-between">
          <UserLine as={Text} weight="bold" text={product.title} />
          <OrderStatus status={status} />
        </Inline>
        <Inline>
          {seller.username ? (
            <Link to={sitePaths.profile(seller.username)}>{t('orders.from', { name: seller.name })}</Link>
          ) : (
            <Text>{t('orders.from', { name: seller.name })}</Text>
          )}
          <Text tone="muted">{t('orders.pieces', { count: quantity, amount: format.number(quantity) })}</Text>
        </Inline>
        <OrderActions order={order} />
      </Stack>
    </Card>
  );
}
