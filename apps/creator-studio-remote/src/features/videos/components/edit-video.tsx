import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Skeleton, useToast } from '@barg/ui-kit';
import { sendVideoChanges } from '../api/send-video.ts';
import { useOwnVideoQuery } from '../api/videos.ts';
import { VideoForm } from './video-form.tsx';

/** A video's files, how far they are, and its words. */
export function EditVideo({ videoId }: { videoId: string }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const { currentData: video, error, refetch } = useOwnVideoQuery(videoId);
  if (error && !video) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!video) return <Skeleton height="420px" radius="card" />;
  return (
    <VideoForm
      video={video}
      onSend={(body, options) => sendVideoChanges(videoId, body, options)}
      onSent={() => toast(t('composer.saved'), { tone: 'success' })}
    />
  );
}
