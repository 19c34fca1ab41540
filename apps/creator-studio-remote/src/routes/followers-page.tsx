import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { OwnFollowers } from '../features/followers/components/own-followers.tsx';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/followers */
export function FollowersPage() {
  const { t } = useTranslation('creator-studio');
  return (
    <Stack gap={5}>
      <title>{t('followers.title')}</title>
      <PageHeader title={t('followers.title')} />
      <StudioSections />
      <VerificationBanner />
      <OwnFollowers />
    </Stack>
  );
}
