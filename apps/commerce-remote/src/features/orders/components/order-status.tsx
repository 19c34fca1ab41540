import type { Order } from '@barg/api-client/models';
import { ORDER_LOOKS } from '@barg/contract/order-looks';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge } from '@barg/ui-kit';

/** The status of an order, as a badge. */
export function OrderStatus({ status }: Pick<Order, 'status'>) {
  const { t } = useTranslation('commerce');
  return <Badge variant={ORDER_LOOKS[status]}>{t(`orders.states.${status}`)}</Badge>;
}
