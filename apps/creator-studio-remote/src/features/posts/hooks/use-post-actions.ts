import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast } from '@barg/ui-kit';
import {
  useChangePostMutation,
  useDeletePostMutation,
  usePinPostMutation,
  useRestorePostMutation,
} from '../api/own-posts.ts';

type Outcome = { error?: { message?: string } | undefined };

/** Does one thing with several posts, one after the other; answers those with which it was done, and why not. */
const forEach = async (postIds: readonly string[], act: (postId: string) => Promise<Outcome>) => {
  const done: string[] = [];
  let reason: string | undefined;
  for (const postId of postIds) {
    const { error } = await act(postId);
    if (error) reason ??= error.message;
    else done.push(postId);
  }
  return { done, reason, failed: postIds.length - done.length };
};

/** What can be done with posts, one or several; each tells how it went. */
export const usePostActions = () => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const [deletePost] = useDeletePostMutation();
  const [restorePost] = useRestorePostMutation();
  const [pinPost] = usePinPostMutation();
  const [changePost] = useChangePostMutation();
  const numbered = (count: number) => ({ count, amount: format.number(count) });

  const tell = (failed: number, reason: string | undefined, success: string): void => {
    if (failed === 0) toast(success, { tone: 'success' });
    else toast(reason ?? t('posts.failed', numbered(failed)), { tone: 'danger' });
  };

  const restore = async (postIds: readonly string[]): Promise<void> => {
    const { failed, reason, done } = await forEach(postIds, restorePost);
    tell(failed, reason, t('posts.restored', numbered(done.length)));
  };

  return {
    /** Deletes at once: it can be taken back for a while. */
    remove: async (postIds: readonly string[]): Promise<void> => {
      const { done, failed, reason } = await forEach(postIds, deletePost);
      if (failed > 0) tell(failed, reason, '');
      if (done.length === 0) return;
      const action = { label: t('posts.undo'), onClick: () => void restore(done) };
      toast(t('posts.deleted', numbered(done.length)), { action });
    },
    pin: async (postIds: readonly string[], isPinned: boolean): Promise<void> => {
      const { failed, reason, done } = await forEach(postIds, (postId) => pinPost({ postId, isPinned }));
      tell(failed, reason, t(isPinned ? 'posts.pinned' : 'posts.unpinned', numbered(done.length)));
    },
    changeAudience: async (postIds: readonly string[], audience: 'free' | 'subscribers'): Promise<void> => {
      const { failed, reason, done } = await forEach(postIds, (postId) => changePost({ postId, body: { audience } }));
      tell(failed, reason, t('posts.audienceChanged', numbered(done.length)));
    },
    /** Brings a post back that has expired, for good. */
    renew: async (postId: string): Promise<void> => {
      const { error } = await changePost({ postId, body: { expiresAt: null } });
      tell(error ? 1 : 0, error?.message, t('posts.renewed'));
    },
    publishNow: async (postId: string): Promise<void> => {
      const { error } = await changePost({ postId, body: { publishAt: null } });
      tell(error ? 1 : 0, error?.message, t('composer.published'));
    },
  };
};
