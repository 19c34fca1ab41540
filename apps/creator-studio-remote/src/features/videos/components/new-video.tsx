import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import type { OwnVideo } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import type { SendOptions } from '../../../shared/uploads/send-options.ts';
import { sendVideo } from '../api/send-video.ts';
import { VideoForm, type VideoFormProps } from './video-form.tsx';

/** Publishes a video and goes on to its page, where its processing is followed. */
export function NewVideo() {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useRef({ fingerprint: '', key: '' });

  const handleSend = (body: Parameters<VideoFormProps['onSend']>[0], options: SendOptions) => {
    // One key for all attempts at the same video; a changed one is another.
    const fingerprint = JSON.stringify(body);
    if (attempt.current.fingerprint !== fingerprint) attempt.current = { fingerprint, key: newIdempotencyKey() };
    return sendVideo(body, attempt.current.key, options);
  };
  const handleSent = ({ _id }: OwnVideo) => {
    toast(t('videos.created'), { tone: 'success' });
    void navigate(paths.editVideo(_id), { replace: true });
  };
  return <VideoForm onSend={handleSend} onSent={handleSent} />;
}
