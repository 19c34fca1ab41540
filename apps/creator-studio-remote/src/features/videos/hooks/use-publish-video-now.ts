import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { useChangeVideoMutation } from '../api/videos.ts';

/** Lets a video appear that was to come later. */
export const usePublishVideoNow = (): ((videoId: string) => Promise<void>) => {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [changeVideo] = useChangeVideoMutation();
  return async (videoId) => {
    try {
      await changeVideo({ videoId, body: { publishAt: 'now' } }).unwrap();
      toast(t('videos.isOut'), { tone: 'success' });
    } catch (error) {
      toast(toQueryError(error).message || t('shell:errors.saveFailed'), { tone: 'danger' });
    }
  };
};
