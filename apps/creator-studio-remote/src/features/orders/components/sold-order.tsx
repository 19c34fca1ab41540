import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, Dots, LoadFailure, Inline, Skeleton, Stack, Text } from '@barg/ui-kit';
import { useFormat, usePrice, UserLine } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useSoldOrderQuery } from '../api/orders.ts';
import { AddressLabel } from './address-label.tsx';
import { OrderState } from './order-state.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ProblemCard } from './problem-card.tsx';
import { SoldTimes } from './sold-times.tsx';

/** One order that was sold: what it is, what is to be done next, and where it goes. */
export function SoldOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('creator-studio');
  const { currentData: order, error, refetch } = useSoldOrderQuery(orderId);
  if (error && !order) {
    const back = <ButtonLink to={paths.orders}>{t('orders.back')}</ButtonLink>;
    return <LoadFailure error={error} onRetry={() => void refetch()} action={back} />;
  }
  if (!order) return <Skeleton height="480px" radius="card" />;
  return (
    <Stack gap={4}>
      <SoldHead order={order} />
      {order.type === 'physical' && <OrderSteps key={order.version} order={order} />}
      {order.address && <AddressLabel address={order.address} />}
      {order.problem && <ProblemCard orderId={order._id} problem={order.problem} />}
      <SoldTimes order={order} />
    </Stack>
  );
}

function SoldHead({ order }: { order: Order }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const price = usePrice();
  const { quantity } = order;
  return (
    <Card>
      <Stack gap={2}>
        <Inline justify="space-between">
          <UserLine as={Text} weight="bold" text={order.product.title} />
          <OrderState status={order.status} />
        </Inline>
        <Dots>
          <bdi>{t('orders.to', { name: order.buyer.name })}</bdi>
          <span>{t('orders.pieces', { count: quantity, amount: format.number(quantity) })}</span>
          <bdi>{price(order.total)}</bdi>
        </Dots>
        {order.discount > 0 && (
          <Text tone="muted">
            {t(order.isDiscountOfSite ? 'orders.discountOfSite' : 'orders.discount')} <bdi>{price(order.discount)}</bdi>
          </Text>
        )}
        {order.refunded > 0 && (
          <Text tone="muted">
            {t('orders.givenBack')} <bdi>{price(order.refunded)}</bdi>
          </Text>
        )}
        {order.shippingPrice > 0 && (
          <Text tone="muted">
            {t('orders.withShipping')} <bdi>{price(order.shippingPrice)}</bdi>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
