import Images from 'lucide-react/icons/images';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '@barg/runtime/i18n';
import { Slot } from '@barg/session';
import { ButtonLink, PageHeader, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { EarningStatsPanel } from '../features/earnings/components/earning-stats.tsx';
import { OwnPosts } from '../features/posts/components/own-posts.tsx';
import { paths } from '../shared/paths.ts';

export function StudioPage() {
  const { t } = useTranslation('creator-studio');
  const actions = (
    <>
      <Slot name="studio.actions" props={{}} />
      <ButtonLink to={paths.galleries} icon={Images}>
        {t('galleries.title')}
      </ButtonLink>
      <ButtonLink variant="primary" to={paths.newPost} icon={Plus}>
        {t('studio.newPost')}
      </ButtonLink>
    </>
  );
  return (
    <Stack gap={5}>
      <title>{t('nav.studio')}</title>
      <PageHeader title={t('nav.studio')} actions={actions} />
      <VerificationBanner />
      <EarningStatsPanel />
      <OwnPosts />
    </Stack>
  );
}
