import type { FeedDraft, OwnFeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useDeleteDraftMutation } from '../api/drafts.ts';
import { useUpdatePostMutation } from '../api/own-post.ts';
import { useDraftKeeper } from '../hooks/use-draft-keeper.ts';
import { ChangesNote } from './drafts/changes-note.tsx';
import { PostForm, type PostBody } from './post-form.tsx';

interface ChangePostProps {
  post: OwnFeedPost;
  /** What was changed earlier and not saved. */
  draft: FeedDraft | null;
  /** The changes are gone: the post is to be shown as it is. */
  onDiscarded: () => Promise<void>;
}

/** The form of a post. What is changed waits as a draft of it, until it is saved or discarded. */
export function ChangePost({ post, draft, onDiscarded }: ChangePostProps) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const toast = useToast();
  const [updatePost] = useUpdatePostMutation();
  const [deleteDraft] = useDeleteDraftMutation();
  const { status, keeper, change } = useDraftKeeper(draft, post._id);

  const handleSubmit = async (body: PostBody) => {
    await keeper.handOver((draftId) =>
      updatePost({ postId: post._id, body: { ...body, ...(draftId && { draftId }) } }).unwrap(),
    );
    toast(t('composer.saved'), { tone: 'success' });
    void navigate(paths.studio);
  };
  const handleDiscard = async () => {
    try {
      await keeper.handOver(async (draftId) => draftId && deleteDraft({ draftId }).unwrap());
    } catch {
      toast(t('composer.changes.discardFailed'), { tone: 'danger' });
      return;
    }
    await onDiscarded();
  };

  return (
    <PostForm post={post} draft={draft} deskId={() => post._id} onSubmit={handleSubmit} onEdit={change}>
      <ChangesNote status={status} isKept={keeper.draftId !== null} onDiscard={() => void handleDiscard()} />
    </PostForm>
  );
}
