import { lazy, Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, ErrorState, Skeleton, Stack, useToast } from '@barg/ui-kit';
import { sendVideoChanges } from '../api/send-video.ts';
import { useOwnVideoQuery } from '../api/videos.ts';
import { VideoForm } from './video-form.tsx';

// Below what is sent with the form: captions are sent by themselves.
const CaptionsField = lazy(() => import('../../../shared/captions/captions-field.tsx'));

/** A video's files, how far they are, its words, and what is said in it. */
export function EditVideo({ videoId }: { videoId: string }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const { currentData: video, error, refetch } = useOwnVideoQuery(videoId);
  if (error && !video) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!video) return <Skeleton height="420px" radius="card" />;
  return (
    <Stack gap={5}>
      <VideoForm
        video={video}
        onSend={(body, options) => sendVideoChanges(videoId, body, options)}
        onSent={() => toast(t('composer.saved'), { tone: 'success' })}
      />
      {video.file.status !== 'failed' && (
        <Card aria-label={t('captions.title')}>
          <CardTitle>{t('captions.title')}</CardTitle>
          <Suspense fallback={<Skeleton height="120px" radius="control" />}>
            <CaptionsField fileId={video.file._id} />
          </Suspense>
        </Card>
      )}
    </Stack>
  );
}
