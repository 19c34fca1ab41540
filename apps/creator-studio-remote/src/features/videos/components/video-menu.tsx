import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import type { OwnVideo } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { Menu } from '@barg/ui-kit/overlays';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { useDeleteVideos } from '../hooks/use-delete-videos.ts';
import { usePublishVideoNow } from '../hooks/use-publish-video-now.ts';

interface VideoMenuProps {
  video: OwnVideo;
  onDeleted: (videoIds: readonly string[]) => void;
}

/** What can be done with a video; deleting does not ask: it can be taken back. */
export function VideoMenu({ video, onDeleted }: VideoMenuProps) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const deleteVideos = useDeleteVideos();
  const publishNow = usePublishVideoNow();
  const goTo = (path: string) => () => void navigate(path);
  const handleDelete = async () => onDeleted(await deleteVideos([video._id]));
  return (
    <Menu
      label={t('videos.menu', { name: video.title })}
      items={[
        { id: 'edit', label: t('videos.edit'), icon: Pencil, onSelect: goTo(paths.editVideo(video._id)) },
        { id: 'view', label: t('videos.view'), icon: Eye, onSelect: goTo(sitePaths.video(video._id)) },
        ...(video.state === 'scheduled'
          ? [
              {
                id: 'now',
                label: t('posts.publishNow'),
                icon: Send,
                isMirrored: true,
                onSelect: () => void publishNow(video._id),
              },
            ]
          : []),
        { id: 'delete', label: t('videos.delete'), icon: Trash2, tone: 'danger', onSelect: () => void handleDelete() },
      ]}
    />
  );
}
