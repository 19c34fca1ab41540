import type { LibraryFolder } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
import { useDeleteFolderMutation } from '../api/library.ts';

interface DeleteFolderProps {
  folder: LibraryFolder;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a folder is deleted; its items stay in the library. */
export default function DeleteFolder({ folder, onDone, onClose }: DeleteFolderProps) {
  const { t } = useTranslation('feed');
  const attempt = useToastOnFailure();
  const [remove, { isLoading }] = useDeleteFolderMutation();
  const handleConfirm = async () => {
    if (await attempt(remove(folder._id).unwrap())) onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('library.folder.deleteTitle', { name: folder.name })}
      confirmLabel={t('library.folder.delete')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {t('library.folder.deleteText')}
    </ConfirmDialog>
  );
}
