import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast } from '@barg/ui-kit';
import { actOnAll, type Acting } from '../../../shared/act-on-all.ts';
import { useTakingAway } from '../../../shared/use-taking-away.ts';
import {
  useChangePostMutation,
  useDeletePostMutation,
  usePinPostMutation,
  useRestorePostMutation,
} from '../api/own-posts.ts';

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

  const takeAway = useTakingAway({ kind: 'posts', deleteOne: deletePost, restoreOne: restorePost });

  const tell = async (acting: Acting, success: string): Promise<void> => {
    await acting.finished;
    const { done, failed, reason } = acting;
    if (failed.length === 0) toast(t(success, numbered(done.length)), { tone: 'success' });
    else toast(reason ?? t('posts.failed', numbered(failed.length)), { tone: 'danger' });
  };

  return {
    /** Deletes at once: it can be taken back for a while. */
    remove: async (postIds: readonly string[]): Promise<void> => {
      await takeAway(postIds);
    },
    pin: async (postIds: readonly string[], isPinned: boolean): Promise<void> => {
      const pinning = actOnAll(postIds, (postId) => pinPost({ postId, isPinned }));
      await tell(pinning, isPinned ? 'posts.pinned' : 'posts.unpinned');
    },
    changeAudience: async (postIds: readonly string[], audience: 'free' | 'subscribers'): Promise<void> => {
      const changing = actOnAll(postIds, (postId) => changePost({ postId, body: { audience } }));
      await tell(changing, 'posts.audienceChanged');
    },
    /** Brings a post back that has expired, for good. */
    renew: async (postId: string): Promise<void> => {
      await tell(
        actOnAll([postId], () => changePost({ postId, body: { expiresAt: null } })),
        'posts.renewed',
      );
    },
    publishNow: async (postId: string): Promise<void> => {
      await tell(
        actOnAll([postId], () => changePost({ postId, body: { publishAt: null } })),
        'composer.published',
      );
    },
  };
};
