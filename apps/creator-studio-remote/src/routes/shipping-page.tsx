import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, PageHeader, Stack } from '@barg/ui-kit';
import { VerifiedOnly } from '../features/account/components/verified-only.tsx';
import { ShippingPricesCard } from '../features/orders/components/shipping-prices.tsx';
import { paths } from '../shared/paths.ts';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/shipping */
export function ShippingPage() {
  const { t } = useTranslation('creator-studio');
  return (
    <Stack gap={5}>
      <title>{t('shipping.title')}</title>
      <PageHeader
        title={t('shipping.title')}
        actions={<ButtonLink to={paths.orders}>{t('orders.title')}</ButtonLink>}
      />
      <StudioSections />
      <VerifiedOnly>
        <ShippingPricesCard />
      </VerifiedOnly>
    </Stack>
  );
}
