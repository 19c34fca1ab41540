import type { CreateFeedPostBody, OwnFeedPost } from '@barg/api-client/models';
import { useAttemptKey } from '@barg/session/attempt-key';
import { useDeleteDraftMutation } from '../../../shared/drafts/drafts-api.ts';
import { useCreatePostMutation } from '../api/own-post.ts';

/**
 * Publishes a post once, however often its answer is lost, in the place of its draft. One that was kept only after the
 * first attempt, as when the line came back, goes with it. Rejects with the API's error.
 */
export const usePublishing = () => {
  const [createPost] = useCreatePostMutation();
  const [deleteDraft] = useDeleteDraftMutation();
  const attempt = useAttemptKey();
  return (body: CreateFeedPostBody, draftId: string | null): Promise<OwnFeedPost> =>
    attempt(body, async (key, once) => {
      const named = await once(async () => draftId);
      const post = await createPost({ body: { ...body, ...(named && { draftId: named }) }, key }).unwrap();
      if (draftId && draftId !== named) await deleteDraft({ draftId });
      return post;
    });
};
