import type { OwnFeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { draftOf } from '../../../shared/polls/poll-schema.ts';
import { usePollId } from '../../../shared/polls/use-poll-id.ts';
import { useChangePostMutation } from '../api/own-posts.ts';

/** Lets a post appear that was to come later. Its poll ends as long after that as it would have. */
export const usePublishNow = (post: OwnFeedPost): (() => Promise<void>) => {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [changePost] = useChangePostMutation();
  const pollIdOf = usePollId(post);
  return async () => {
    try {
      const poll = await pollIdOf(post.poll && draftOf(post.poll), null);
      await changePost({ postId: post._id, body: { publishAt: null, ...poll } }).unwrap();
      toast(t('composer.published'), { tone: 'success' });
    } catch (error) {
      toast(toQueryError(error).message || t('shell:errors.saveFailed'), { tone: 'danger' });
    }
  };
};
