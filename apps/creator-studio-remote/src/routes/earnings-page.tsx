import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, RevealStack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { BreakdownCard } from '../features/earnings/components/breakdown-card.tsx';
import { HeldMoney } from '../features/earnings/components/held-money.tsx';
import { OwnEarnings } from '../features/earnings/components/own-earnings.tsx';
import { StatementCard } from '../features/earnings/components/statement-card.tsx';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/earnings */
export function EarningsPage() {
  const { t } = useTranslation('creator-studio');
  return (
    <RevealStack gap={5}>
      <title>{t('earnings.title')}</title>
      <PageHeader title={t('earnings.title')} />
      <StudioSections />
      <VerificationBanner />
      <HeldMoney />
      <BreakdownCard />
      <StatementCard />
      <OwnEarnings />
    </RevealStack>
  );
}
