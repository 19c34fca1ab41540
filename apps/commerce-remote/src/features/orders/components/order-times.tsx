import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Inline, Text, Time, usePrice, UserWords } from '@barg/ui-kit';

const stepsOf = ({ createdAt, processingAt, shippedAt, deliveredAt, refundedAt }: Order) =>
  [
    { state: 'created', at: createdAt },
    { state: 'processing', at: processingAt },
    { state: 'shipped', at: shippedAt },
    { state: 'delivered', at: deliveredAt },
    { state: 'refunded', at: refundedAt },
  ] as const;

type Refund = NonNullable<Order['refunds']>[number];

/** Tokens that were given back, and the words for both sides, unless those are told below as what ended the order. */
function RefundLine({ refund: { amount, text, createdAt }, toldBelow }: { refund: Refund; toldBelow: string }) {
  const { t } = useTranslation('commerce');
  const price = usePrice();
  return (
    <li>
      <Inline justify="space-between">
        <Text>
          {t('orders.givenBack')} <bdi>{price(amount)}</bdi>
        </Text>
        <Text tone="muted">
          <Time value={createdAt} format="dateTime" />
        </Text>
      </Inline>
      {text && text !== toldBelow && (
        <Text as="p" tone="muted">
          <UserWords text={text} isLinked={false} />
        </Text>
      )}
    </li>
  );
}

/** The steps of an order with their times, and what was given back of it. */
export function OrderTimes({ order }: { order: Order }) {
  const { t } = useTranslation('commerce');
  const happened = stepsOf(order).flatMap(({ state, at }) => (at ? [{ state, at }] : []));
  const ended = order.cancelledBy === 'site' && order.shippedAt ? 'siteAfterSending' : order.cancelledBy;
  return (
    <Card>
      <CardTitle>{t('orders.times')}</CardTitle>
      <ol aria-label={t('orders.times')}>
        {happened.map(({ state, at }) => (
          <li key={state}>
            <Inline justify="space-between">
              <Text>{t(`orders.states.${state}`)}</Text>
              <Text tone="muted">
                <Time value={at} format="dateTime" />
              </Text>
            </Inline>
          </li>
        ))}
        {order.refunds?.map((refund) => (
          <RefundLine key={refund.createdAt} refund={refund} toldBelow={order.cancelReason} />
        ))}
      </ol>
      {ended && <Text as="p">{t(`orders.by.${ended}`)}</Text>}
      {order.cancelReason && (
        <Text as="p" tone="muted">
          <UserWords text={order.cancelReason} isLinked={false} />
        </Text>
      )}
    </Card>
  );
}
