import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Inline, Text, Time, usePrice, UserWords } from '@barg/ui-kit';

/** Tokens that were given back, and the words for both sides. */
function RefundLine({ refund: { amount, text, createdAt } }: { refund: NonNullable<Order['refunds']>[number] }) {
  const { t } = useTranslation('creator-studio');
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
      {text && (
        <Text as="p" tone="muted">
          <UserWords text={text} isLinked={false} />
        </Text>
      )}
    </li>
  );
}

/** What has happened to an order and when, and what was given back of it. */
export function SoldTimes({ order }: { order: Order }) {
  const { t } = useTranslation('creator-studio');
  const times = [
    { state: 'created', at: order.createdAt },
    { state: 'processing', at: order.processingAt },
    { state: 'shipped', at: order.shippedAt },
    { state: 'delivered', at: order.deliveredAt },
    { state: 'refunded', at: order.refundedAt },
  ] as const;
  const ended = order.cancelledBy === 'site' && order.shippedAt ? 'siteAfterSending' : order.cancelledBy;
  return (
    <Card>
      <CardTitle>{t('orders.times')}</CardTitle>
      <ol aria-label={t('orders.times')}>
        {times.map(({ state, at }) =>
          at ? (
            <li key={state}>
              <Inline justify="space-between">
                <Text>{t(`orders.states.${state}`)}</Text>
                <Text tone="muted">
                  <Time value={at} format="dateTime" />
                </Text>
              </Inline>
            </li>
          ) : null,
        )}
        {order.refunds?.map((refund) => (
          <RefundLine key={refund.createdAt} refund={refund} />
        ))}
      </ol>
      {ended && <Text as="p">{t(`orders.by.${ended}`)}</Text>}
    </Card>
  );
}
