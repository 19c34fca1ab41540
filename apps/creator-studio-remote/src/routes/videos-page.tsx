import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, PageHeader, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { OwnVideos } from '../features/videos/components/own-videos.tsx';
import { paths } from '../shared/paths.ts';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/videos */
export function VideosPage() {
  const { t } = useTranslation('creator-studio');
  const action = (
    <ButtonLink variant="primary" to={paths.newVideo} icon={Plus}>
      {t('videos.new')}
    </ButtonLink>
  );
  return (
    <Stack gap={5}>
      <title>{t('videos.title')}</title>
      <PageHeader title={t('videos.title')} actions={action} />
      <StudioSections />
      <VerificationBanner />
      <OwnVideos />
    </Stack>
  );
}
