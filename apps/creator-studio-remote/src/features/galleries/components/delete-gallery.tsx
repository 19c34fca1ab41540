import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useDeleteGalleryMutation } from '../api/galleries.ts';

interface DeleteGalleryProps {
  galleryId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a gallery is taken away. */
export function DeleteGallery({ galleryId, isOpen, onClose }: DeleteGalleryProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [deleteGallery, { isLoading }] = useDeleteGalleryMutation();
  const handleDelete = async () => {
    const { error } = await deleteGallery(galleryId);
    onClose();
    toast(error ? t('galleries.deleteFailed') : t('galleries.deleted'), { tone: error ? 'danger' : 'success' });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('galleries.deleteTitle')}
      confirmLabel={t('galleries.delete')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleDelete()}
      onClose={onClose}
    >
      {t('galleries.deleteText')}
    </ConfirmDialog>
  );
}
