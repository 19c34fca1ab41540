import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast } from '@barg/ui-kit';
import { actOnAll, type Acting } from '../../../shared/act-on-all.ts';
import { useUndoableDeletion } from '../../../shared/use-undoable-deletion.ts';
import {
  useChangePostMutation,
  useDeletePostMutation,
  usePinPostMutation,
  useRestorePostMutation,
} from '../api/own-posts.ts';

/** What can be done with posts, one or several; each tells how it went, and answers those with which it is done. */
export const usePostActions = () => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const [deletePost] = useDeletePostMutation();
  const [restorePost] = useRestorePostMutation();
  const [pinPost] = usePinPostMutation();
  const [changePost] = useChangePostMutation();
  const numbered = (count: number) => ({ count, amount: format.number(count) });

  const tell = async (acting: Acting, success: string): Promise<readonly string[]> => {
    await acting.finished;
    const { done, failed, reason } = acting;
    if (failed.length === 0) toast(t(success, numbered(done.length)), { tone: 'success' });
    else toast(reason ?? t('posts.failed', numbered(failed.length)), { tone: 'danger' });
    return done;
  };

  return {
    /** Deletes at once: it can be taken back for a while. */
    remove: useUndoableDeletion({ kind: 'posts', deleteOne: deletePost, restoreOne: restorePost }),
    pin: (postIds: readonly string[], isPinned: boolean): Promise<readonly string[]> =>
      tell(
        actOnAll(postIds, (postId) => pinPost({ postId, isPinned })),
        isPinned ? 'posts.pinned' : 'posts.unpinned',
      ),
    /** Brings a post back that has expired, for good. */
    renew: (postId: string): Promise<readonly string[]> =>
      tell(
        actOnAll([postId], () => changePost({ postId, body: { expiresAt: null } })),
        'posts.renewed',
      ),
  };
};
