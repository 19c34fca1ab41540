import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, PageHeader, Stack, Text } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { ReferralFigures } from '../features/referrals/components/referral-figures.tsx';
import { ReferralLines } from '../features/referrals/components/referral-lines.tsx';
import { sitePaths } from '../shared/paths.ts';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/referrals */
export function ReferralsPage() {
  const { t } = useTranslation('creator-studio');
  const actions = <ButtonLink to={sitePaths.referrals}>{t('referrals.invite')}</ButtonLink>;
  return (
    <Stack gap={5}>
      <title>{t('referrals.title')}</title>
      <PageHeader title={t('referrals.title')} actions={actions} />
      <StudioSections />
      <VerificationBanner />
      <Text tone="muted">{t('referrals.intro')}</Text>
      <ReferralFigures />
      <ReferralLines />
    </Stack>
  );
}
