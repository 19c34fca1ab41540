import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Inline, Text, Time, UserWords } from '@barg/ui-kit';

const stepsOf = ({ createdAt, processingAt, shippedAt, deliveredAt, refundedAt }: Order) =>
  [
    { state: 'created', at: createdAt },
    { state: 'processing', at: processingAt },
    { state: 'shipped', at: shippedAt },
    { state: 'delivered', at: deliveredAt },
    { state: 'refunded', at: refundedAt },
  ] as const;

/** The steps of an order with their times, and those that are still to come. */
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
