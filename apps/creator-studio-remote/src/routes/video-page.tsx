import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { ButtonLink, PageHeader } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { EditVideo } from '../features/videos/components/edit-video.tsx';
import { NewVideo } from '../features/videos/components/new-video.tsx';
import { NarrowPage } from '../shared/narrow-page.styles.ts';
import { paths, sitePaths } from '../shared/paths.ts';

/** /creator/videos/new and /creator/videos/:videoId */
export function VideoPage() {
  const { t } = useTranslation('creator-studio');
  const { videoId } = useParams();
  const title = t(videoId ? 'videos.editTitle' : 'videos.newTitle');
  const actions = (
    <>
      {videoId && <ButtonLink to={sitePaths.video(videoId)}>{t('videos.view')}</ButtonLink>}
      <ButtonLink to={paths.videos}>{t('videos.all')}</ButtonLink>
    </>
  );
  return (
    <NarrowPage>
      <title>{title}</title>
      <PageHeader title={title} actions={actions} />
      <VerificationBanner />
      {videoId ? <EditVideo key={videoId} videoId={videoId} /> : <NewVideo />}
    </NarrowPage>
  );
}
