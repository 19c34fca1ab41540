import Eye from 'lucide-react/icons/eye';
import Images from 'lucide-react/icons/images';
import Image from 'lucide-react/icons/image';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type ComponentProps } from 'react';
import type { OwnPhoto } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { toQueryError } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { Menu } from '@barg/ui-kit/overlays';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { useSetCoverMutation } from '../api/photos.ts';
import { useDeletePhotos } from '../hooks/use-delete-photos.ts';
import { PhotoWordsDialog } from './photo-words-dialog.tsx';

interface PhotoMenuProps {
  photo: OwnPhoto;
  /** What the photo is called where it has no title. */
  name: string;
  /** What opens it, where the three dots of a row would not be seen. */
  trigger?: ComponentProps<typeof Menu>['trigger'];
  /** Where its gallery is not in sight: the ways there. */
  leadsToGallery?: boolean;
  onDeleted?: (photoIds: readonly string[]) => void;
}

/** What can be done with a photo; deleting does not ask: it can be taken back. */
export function PhotoMenu({ photo, name, trigger, leadsToGallery = false, onDeleted }: PhotoMenuProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [setCover] = useSetCoverMutation();
  const deletePhotos = useDeletePhotos();

  const goTo = (path: string) => () => void navigate(path);
  const handleCover = async () => {
    const { error } = await setCover(photo._id);
    if (error) toast(toQueryError(error).message || t('galleries.coverFailed'), { tone: 'danger' });
    else toast(t('galleries.coverSet'), { tone: 'success' });
  };
  const handleDelete = async () => {
    const gone = await deletePhotos([photo._id]);
    onDeleted?.(gone);
  };
  const ways = [
    { id: 'gallery', label: t('photos.gallery'), icon: Images, onSelect: goTo(paths.editGallery(photo.galleryId)) },
    { id: 'view', label: t('galleries.view'), icon: Eye, onSelect: goTo(sitePaths.gallery(photo.galleryId)) },
  ];

  return (
    <>
      <Menu
        label={t('galleries.photoMenu', { name })}
        {...(trigger && { trigger })}
        items={[
          { id: 'words', label: t('photos.edit'), icon: Pencil, onSelect: () => setEditing(true) },
          {
            id: 'cover',
            label: t('galleries.makeCover'),
            icon: Image,
            isDisabled: photo.isCover,
            onSelect: () => void handleCover(),
          },
          ...(leadsToGallery ? ways : []),
          {
            id: 'delete',
            label: t('galleries.deletePhoto'),
            icon: Trash2,
            tone: 'danger',
            onSelect: () => void handleDelete(),
          },
        ]}
      />
      {isEditing && <PhotoWordsDialog photo={photo} onClose={() => setEditing(false)} />}
    </>
  );
}
