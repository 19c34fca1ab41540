import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Gallery } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { Menu } from '@barg/ui-kit/overlays';
import { paths } from '../../../shared/paths.ts';
import { useDeleteGalleries } from '../hooks/use-delete-galleries.ts';

interface GalleryMenuProps {
  gallery: Gallery;
  onDeleted: (galleryIds: readonly string[]) => void;
}

/** What can be done with a gallery; deleting does not ask: it can be taken back. */
export function GalleryMenu({ gallery, onDeleted }: GalleryMenuProps) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const takeAway = useDeleteGalleries();
  const edit = () => void navigate(paths.editGallery(gallery._id));
  const handleDelete = async () => onDeleted(await takeAway([gallery._id]));
  return (
    <Menu
      label={t('galleries.menu', { name: gallery.title })}
      items={[
        { id: 'edit', label: t('galleries.edit'), icon: Pencil, onSelect: edit },
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
