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

/** How far an order has come. */
export function OrderState({ status }: Pick<Order, 'status'>) {
  const { t } = useTranslation('creator-studio');
  return <Badge variant={LOOKS[status]}>{t(`orders.states.${status}`)}</Badge>;
}
