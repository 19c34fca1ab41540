import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, RevealStack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { GatewayAccount } from '../features/payouts/components/gateway-account.tsx';
import { PayoutList } from '../features/payouts/components/payout-list.tsx';
import { PayoutMethods } from '../features/payouts/components/payout-methods.tsx';
import { RequestCard } from '../features/payouts/components/request-card.tsx';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/payouts */
export function PayoutsPage() {
  const { t } = useTranslation('creator-studio');
  return (
    <RevealStack gap={5}>
      <title>{t('payouts.title')}</title>
      <PageHeader title={t('payouts.title')} />
      <StudioSections />
      <VerificationBanner />
      <RequestCard />
      <PayoutMethods />
      <GatewayAccount />
      <PayoutList />
    </RevealStack>
  );
}
