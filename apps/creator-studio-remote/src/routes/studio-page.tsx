import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '@barg/runtime/i18n';
import { Slot } from '@barg/session';
import { ButtonLink, PageHeader, Stack } from '@barg/ui-kit';
import { RemovedWorks } from '../features/account/components/removed-works.tsx';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { EarningStatsPanel } from '../features/earnings/components/earning-stats.tsx';
import { OwnPosts } from '../features/posts/components/own-posts.tsx';
import { paths } from '../shared/paths.ts';
import { StudioSections } from '../shared/studio-sections.tsx';

export function StudioPage() {
  const { t } = useTranslation('creator-studio');
  const actions = (
    <>
      <Slot name="studio.actions" props={{}} />
      <ButtonLink variant="primary" to={paths.newPost} icon={Plus}>
        {t('studio.newPost')}
      </ButtonLink>
    </>
  );
  return (
    <Stack gap={5}>
      <PageHeader title={t('nav.studio')} actions={actions} areActionsLate />
      <StudioSections />
      <VerificationBanner />
      <RemovedWorks />
      <EarningStatsPanel />
      <OwnPosts />
    </Stack>
  );
}
