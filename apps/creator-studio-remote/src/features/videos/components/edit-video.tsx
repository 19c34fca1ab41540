import { Suspense } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { hasFields } from '@barg/session/unsent-drafts';
import type { SendOptions } from '@barg/session/uploads';
import { Card, CardTitle, LoadFailure, lazyPart, Skeleton, Stack, useToast } from '@barg/ui-kit';
import { useDeletedElsewhere } from '../../../shared/use-deleted-elsewhere.ts';
import { sendVideoChanges } from '../api/send-video.ts';
import { useOwnVideoQuery } from '../api/videos.ts';
import { VideoForm, type SentVideo } from './video-form.tsx';

// Below what is sent with the form: captions are sent by themselves.
const CaptionsField = lazyPart(() => import('../../../shared/captions/captions-field.tsx'));

/** The editor of a video: files with their progress, texts and captions. */
export function EditVideo({ videoId }: { videoId: string }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const attempt = useAttemptKey();
  const withDeletedNotice = useDeletedElsewhere('video');
  const { currentData: video, error, refetch } = useOwnVideoQuery(videoId);
  if (error && !video) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!video) return <Skeleton height="420px" radius="card" />;
  const handleSend = async ({ changes, basedOn, files }: SentVideo, options: SendOptions) => {
    if (!hasFields({ ...changes, ...files })) return video;
    const body = { ...changes, ...files, ...(basedOn && { basedOn }) };
    return withDeletedNotice(attempt(body, (key) => sendVideoChanges(videoId, body, { key, ...options })));
  };
  return (
    <Stack gap={5}>
      {/* One that has come out meanwhile cannot be planned any more: its form is another. */}
      <VideoForm
        key={video.state}
        video={video}
        onReload={() => refetch().unwrap()}
        onSend={handleSend}
        onSent={() => toast(t('composer.saved'), { tone: 'success' })}
      />
      <CaptionsCard file={video.file} title={t('captions.title')} />
      {/* What the site has cut of a film is silent. */}
      {video.teaser && !video.teaserFromFilm && <CaptionsCard file={video.teaser} title={t('captions.ofTeaser')} />}
    </Stack>
  );
}

/** The captions of the video's film; none for one that failed. */
function CaptionsCard({ file, title }: { file: MediaFile; title: string }) {
  if (file.status === 'failed') return null;
  return (
    <Card aria-label={title}>
      <CardTitle>{title}</CardTitle>
      <Suspense fallback={<Skeleton height="120px" radius="control" />}>
        {/* What was typed or said of one film is not of the one that took its place. */}
        <CaptionsField key={file._id} fileId={file._id} />
      </Suspense>
    </Card>
  );
}
