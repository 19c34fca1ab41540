import type { OwnVideo } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import type { SendOptions } from '@barg/session/uploads';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { sendVideo } from '../api/send-video.ts';
import { VideoForm, type SentVideo } from './video-form.tsx';

/** Publishes a video and goes on to its page, where its processing is followed. */
export function NewVideo() {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigateIfHere();
  const toast = useToast();
  const attempt = useAttemptKey('video:new');

  const handleSend = ({ body, files }: SentVideo, options: SendOptions) => {
    const video = { ...body, ...files };
    return attempt(video, (key) => sendVideo(video, key, options));
  };
  const handleSent = ({ _id, state }: OwnVideo) => {
    toast(t(state === 'scheduled' ? 'videos.planned' : 'videos.created'), { tone: 'success' });
    navigate(paths.editVideo(_id), { replace: true });
  };
  return <VideoForm onSend={handleSend} onSent={handleSent} />;
}
