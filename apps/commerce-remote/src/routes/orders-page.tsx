import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { PageHeader } from '@barg/ui-kit';
import { OwnOrder } from '../features/orders/components/own-order.tsx';
import { OwnOrders } from '../features/orders/components/own-orders.tsx';
import { useFan } from '../shared/fan.ts';
import { NoWallet } from '../shared/no-wallet.tsx';

/** A fan's orders: the list, or one of them. */
export function OrdersPage() {
  const { t } = useTranslation('commerce');
  const { orderId } = useParams();
  const isFan = useFan() !== null;
  return (
    <>
      <title>{t('nav.orders')}</title>
      <PageHeader title={t('nav.orders')} />
      {!isFan && <NoWallet />}
      {isFan && (orderId === undefined ? <OwnOrders /> : <OwnOrder orderId={orderId} />)}
    </>
  );
}
