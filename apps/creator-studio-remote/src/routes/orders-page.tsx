import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { ButtonLink, PageHeader, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { SoldOrder } from '../features/orders/components/sold-order.tsx';
import { SoldOrders } from '../features/orders/components/sold-orders.tsx';
import { paths } from '../shared/paths.ts';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/orders, and one of them */
export function OrdersPage() {
  const { t } = useTranslation('creator-studio');
  const { orderId } = useParams();
  return (
    <Stack gap={5}>
      <PageHeader
        title={t(orderId === undefined ? 'orders.title' : 'orders.one')}
        actions={
          orderId === undefined ? (
            <ButtonLink to={paths.shipping}>{t('shipping.title')}</ButtonLink>
          ) : (
            <ButtonLink to={paths.orders}>{t('orders.back')}</ButtonLink>
          )
        }
      />
      <StudioSections />
      <VerificationBanner />
      {orderId === undefined ? <SoldOrders /> : <SoldOrder orderId={orderId} />}
    </Stack>
  );
}
