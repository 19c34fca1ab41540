import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, Stack, Text } from '@barg/ui-kit';
import { VerifiedOnly } from '../features/account/components/verified-only.tsx';
import { CouponForm } from '../features/coupons/components/coupon-form.tsx';
import { OwnCoupons } from '../features/coupons/components/own-coupons.tsx';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/coupons */
export function CouponsPage() {
  const { t } = useTranslation('creator-studio');
  return (
    <Stack gap={5}>
      <title>{t('coupons.title')}</title>
      <PageHeader title={t('coupons.title')} />
      <StudioSections />
      <Text tone="muted">{t('coupons.intro')}</Text>
      <VerifiedOnly>
        <CouponForm />
        <OwnCoupons />
      </VerifiedOnly>
    </Stack>
  );
}
