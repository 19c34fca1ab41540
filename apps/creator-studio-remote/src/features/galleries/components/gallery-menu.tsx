import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import type { OwnGallery } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { Menu } from '@barg/ui-kit/overlays';
import { paths } from '../../../shared/paths.ts';
import { useDeleteGalleries } from '../hooks/use-delete-galleries.ts';
import { usePublishGalleryNow } from '../hooks/use-publish-gallery-now.ts';

interface GalleryMenuProps {
  gallery: OwnGallery;
  onDeleted: (galleryIds: readonly string[]) => void;
}

/** What can be done with a gallery; deleting does not ask: it can be taken back. */
export function GalleryMenu({ gallery, onDeleted }: GalleryMenuProps) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const deleteGalleries = useDeleteGalleries();
  const publishNow = usePublishGalleryNow();
  const edit = () => void navigate(paths.editGallery(gallery._id));
  const handleDelete = async () => onDeleted(await deleteGalleries([gallery._id]));
  return (
    <Menu
      label={t('galleries.menu', { name: gallery.title })}
      items={[
        { id: 'edit', label: t('galleries.edit'), icon: Pencil, onSelect: edit },
        ...(gallery.state === 'scheduled'
          ? [
              {
                id: 'now',
                label: t('posts.publishNow'),
                icon: Send,
                isMirrored: true,
                onSelect: () => void publishNow(gallery._id),
              },
            ]
          : []),
        {
          id: 'delete',
          label: t('galleries.delete'),
          icon: Trash2,
          tone: 'danger',
          onSelect: () => void handleDelete(),
        },
      ]}
    />
  );
}
