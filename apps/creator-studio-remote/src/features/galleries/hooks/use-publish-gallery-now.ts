import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { useUpdateGalleryMutation } from '../api/galleries.ts';

/** Lets a gallery appear that was to come later. */
export const usePublishGalleryNow = (): ((galleryId: string) => Promise<void>) => {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [updateGallery] = useUpdateGalleryMutation();
  return async (galleryId) => {
    try {
      await updateGallery({ galleryId, body: { publishAt: null } }).unwrap();
      toast(t('galleries.isOut'), { tone: 'success' });
    } catch (error) {
      toast(toQueryError(error).message || t('shell:errors.saveFailed'), { tone: 'danger' });
    }
  };
};
