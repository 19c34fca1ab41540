import type { Order } from '@barg/api-client/models';
import { ORDER_LOOKS } from '@barg/contract/order-looks';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge } from '@barg/ui-kit';

/** How far an order has come. */
export function OrderState({ status }: Pick<Order, 'status'>) {
  const { t } = useTranslation('creator-studio');
  return <Badge variant={ORDER_LOOKS[status]}>{t(`orders.states.${status}`)}</Badge>;
}
