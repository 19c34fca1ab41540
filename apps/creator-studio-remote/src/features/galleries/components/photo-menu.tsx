import Ellipsis from 'lucide-react/icons/ellipsis';
import Images from 'lucide-react/icons/images';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { OwnPhoto } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, useToast } from '@barg/ui-kit';
import { ConfirmDialog, Menu } from '@barg/ui-kit/overlays';
import { useDeletePhotoMutation, useSetCoverMutation } from '../api/photos.ts';
import { PhotoTitleDialog } from './photo-title-dialog.tsx';

interface PhotoMenuProps {
  photo: OwnPhoto;
  /** What the photo is called where it has no title. */
  name: string;
}

/** What can be done with a photo; deleting asks first. */
export function PhotoMenu({ photo, name }: PhotoMenuProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [open, setOpen] = useState<'title' | 'delete' | null>(null);
  const [deletePhoto, { isLoading }] = useDeletePhotoMutation();
  const [setCover] = useSetCoverMutation();
  const label = t('galleries.photoMenu', { name });

  const handleCover = async () => {
    const { error } = await setCover(photo._id);
    toast(error ? t('galleries.coverFailed') : t('galleries.coverSet'), { tone: error ? 'danger' : 'success' });
  };
  const handleDelete = async () => {
    const { error } = await deletePhoto(photo._id);
    setOpen(null);
    toast(error ? t('galleries.photoDeleteFailed') : t('galleries.photoDeleted'), {
      tone: error ? 'danger' : 'success',
    });
  };

  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton variant="media" icon={Ellipsis} label={label} />}
        items={[
          { id: 'title', label: t('galleries.titlePhoto'), icon: Pencil, onSelect: () => setOpen('title') },
          {
            id: 'cover',
            label: t('galleries.makeCover'),
            icon: Images,
            isDisabled: photo.isCover,
            onSelect: () => void handleCover(),
          },
          {
            id: 'delete',
            label: t('galleries.deletePhoto'),
            icon: Trash2,
            tone: 'danger',
            onSelect: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'title' && <PhotoTitleDialog photo={photo} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t('galleries.deletePhotoTitle')}
        confirmLabel={t('galleries.deletePhoto')}
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleDelete()}
        onClose={() => setOpen(null)}
      >
        {t('galleries.deletePhotoText')}
      </ConfirmDialog>
    </>
  );
}
