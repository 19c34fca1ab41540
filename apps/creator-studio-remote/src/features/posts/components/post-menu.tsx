import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ScanEye from 'lucide-react/icons/scan-eye';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { OwnFeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { Menu, type MenuAction } from '@barg/ui-kit/overlays';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { usePostActions } from '../hooks/use-post-actions.ts';
import { usePublishNow } from '../hooks/use-publish-now.ts';
import { PostPreview } from './post-preview.tsx';

interface PostMenuProps {
  post: OwnFeedPost;
  onDeleted: (postIds: readonly string[]) => void;
}

/** What can be done with a post, open: it is drawn when somebody asks for it. Deleting does not ask: it can be taken back. */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const [isPreviewing, setPreviewing] = useState(false);
  const { pin, remove, renew } = usePostActions();
  const publishNow = usePublishNow(post);
  const { _id: postId, isPinned } = post;
  const handleDelete = async () => onDeleted(await remove([postId]));
  const goTo = (path: string) => () => void navigate(path);
  const byState: Record<OwnFeedPost['state'], MenuAction> = {
    published: {
      id: 'pin',
      label: t(isPinned ? 'posts.unpin' : 'posts.pin'),
      icon: isPinned ? PinOff : Pin,
      onSelect: () => void pin([postId], !isPinned),
    },
    scheduled: {
      id: 'now',
      label: t('posts.publishNow'),
      icon: Send,
      isMirrored: true,
      onSelect: () => void publishNow(),
    },
    expired: { id: 'renew', label: t('posts.renew'), icon: RotateCcw, onSelect: () => void renew(postId) },
  };
  return (
    <>
      <Menu
        label={t('posts.menu')}
        defaultOpen
        items={[
          { id: 'edit', label: t('posts.edit'), icon: Pencil, onSelect: goTo(paths.editPost(postId)) },
          { id: 'view', label: t('posts.view'), icon: Eye, onSelect: goTo(sitePaths.post(postId)) },
          { id: 'preview', label: t('posts.preview.open'), icon: ScanEye, onSelect: () => setPreviewing(true) },
          byState[post.state],
          {
            id: 'delete',
            label: t('posts.delete'),
            icon: Trash2,
            tone: 'danger',
            onSelect: () => void handleDelete(),
          },
        ]}
      />
      {isPreviewing && <PostPreview post={post} onClose={() => setPreviewing(false)} />}
    </>
  );
}
