import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge } from '@barg/ui-kit';

const LOOKS = {
  created: 'pending',
  processing: 'pending',
  shipped: 'status',
  delivered: 'status',
  refunded: 'danger',
} as const;

/** The status of an order, as a badge. */
export function OrderStatus({ status }: Pick<Order, 'status'>) {
  const { t } = useTranslation('commerce');
  return <Badge variant={LOOKS[status]}>{t(`orders.states.${status}`)}</Badge>;
}
