import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { ButtonLink, PageHeader, lazyPart } from '@barg/ui-kit';
import { OwnOrder } from '../features/orders/components/own-order.tsx';
import { OwnOrders } from '../features/orders/components/own-orders.tsx';
import { useFan } from '../shared/fan.ts';
import type { NoWalletProps } from '../shared/no-wallet.tsx';
import { ORDERS_PATH } from '../shared/order-paths.ts';

/** Seldom shown: whoever has no orders has no way to this page. */
const NoWallet = lazyPart<NoWalletProps>(() => import('../shared/no-wallet.tsx'));

/** A fan's orders: the list, or one of them. */
export function OrdersPage() {
  const { t } = useTranslation('commerce');
  const { orderId } = useParams();
  const isFan = useFan() !== null;
  const isOne = isFan && orderId !== undefined;
  return (
    <>
      <PageHeader
        title={t(isOne ? 'orders.one' : 'nav.orders')}
        actions={isOne && <ButtonLink to={ORDERS_PATH}>{t('orders.back')}</ButtonLink>}
      />
      {!isFan && <NoWallet of="orders" />}
      {isFan && (orderId === undefined ? <OwnOrders /> : <OwnOrder orderId={orderId} />)}
    </>
  );
}
