import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { FeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import { ConfirmDialog, Menu } from '@barg/ui-kit/overlays';
import { paths } from '../../../shared/paths.ts';
import { useDeletePostMutation } from '../api/delete-post.ts';

/** What can be done with a post; deleting asks first. */
export function PostMenu({ post }: { post: FeedPost }) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [deletePost, { isLoading }] = useDeletePostMutation();

  const handleDelete = async () => {
    const { error } = await deletePost(post._id);
    setAsking(false);
    toast(error ? t('posts.deleteFailed') : t('posts.deleted'), { tone: error ? 'danger' : 'success' });
  };

  return (
    <>
      <Menu
        label={t('posts.menu')}
        items={[
          { id: 'edit', label: t('posts.edit'), icon: Pencil, onSelect: () => void navigate(paths.editPost(post._id)) },
          { id: 'delete', label: t('posts.delete'), icon: Trash2, tone: 'danger', onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('posts.deleteTitle')}
        confirmLabel={t('posts.delete')}
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleDelete()}
        onClose={() => setAsking(false)}
      >
        {t('posts.deleteText')}
      </ConfirmDialog>
    </>
  );
}
