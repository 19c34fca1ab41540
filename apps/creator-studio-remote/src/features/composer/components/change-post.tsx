import { useRef, useState } from 'react';
import type { DraftContent, FeedDraft, OwnFeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { hasFields } from '@barg/session/unsent-drafts';
import { Button, Inline, useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useDeletedElsewhere } from '../../../shared/use-deleted-elsewhere.ts';
import { useDeleteDraftMutation } from '../../../shared/drafts/drafts-api.ts';
import { useUpdatePostMutation } from '../api/own-post.ts';
import { useDraftKeeper } from '../hooks/use-draft-keeper.ts';
import { useFreshDraft } from '../hooks/use-fresh-draft.ts';
import { usePostMeanwhile, type ChangedPost } from '../hooks/use-post-meanwhile.ts';
import { useWrittenOn } from '../hooks/use-written-on.ts';
import { ChangesNote } from './drafts/changes-note.tsx';
import { PostChangedElsewhere } from './post-changed-elsewhere.tsx';
import type { ReadPost } from './read-post.ts';
import { ForkedNotice } from './drafts/forked-notice.tsx';
import type { PostBody } from './post-body.ts';
import { PostForm } from './post-form.tsx';

interface ChangePostProps {
  post: OwnFeedPost;
  /** What was changed earlier and not saved. */
  draft: FeedDraft | null;
  /** Reads the post anew. */
  onReload: () => Promise<OwnFeedPost>;
  /** The changes are gone: the post is to be shown as it is. */
  onDiscarded: () => Promise<void>;
}

/** The form of a post. What is changed waits as a draft of it, until it is saved or discarded. */
export function ChangePost({ post, draft, onReload, onDiscarded }: ChangePostProps) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigateIfHere();
  const toast = useToast();
  const [updatePost] = useUpdatePostMutation();
  const [deleteDraft] = useDeleteDraftMutation();
  const { status, keeper, otherId, change, kept } = useDraftKeeper(draft, post._id);
  const withDeletedNotice = useDeletedElsewhere('post');
  const goOnAsNew = useFreshDraft(post);
  const [isPostGone, setPostGone] = useState(false);
  const written = useRef<DraftContent | null>(null);
  const keepWrittenOn = useWrittenOn();
  const meanwhile = usePostMeanwhile(post, onReload, written);

  const handleEdit = (content: DraftContent) => {
    written.current = content;
    change(content);
  };
  const save = async (changed: ChangedPost, draftId: string | null) => {
    const body = { ...changed.changes, ...(draftId && { draftId }) };
    const send = (basedOn: Partial<ReadPost> | undefined) =>
      updatePost({ postId: post._id, body: { ...body, ...(basedOn && { basedOn }) } }).unwrap();
    if (hasFields(body)) await meanwhile.saving(changed, send);
  };
  const handleSubmit = async (_all: PostBody, changes: Partial<PostBody>, basedOn: Partial<ReadPost> = {}) => {
    const sent = written.current;
    await withDeletedNotice(
      keeper.handOver((draftId) => save({ changes, basedOn }, draftId)),
      () => setPostGone(true),
    );
    keepWrittenOn(post._id, sent, written.current);
    const isOut = post.state === 'scheduled' && changes.publishAt === null;
    toast(t(isOut ? 'composer.published' : 'composer.saved'), { tone: 'success' });
    navigate(paths.studio);
  };
  const handleDiscard = async () => {
    try {
      await keeper.handOver(async (draftId) => draftId && deleteDraft({ draftId }).unwrap());
    } catch (failure) {
      toast(toQueryError(failure).message || t('composer.changes.discardFailed'), { tone: 'danger' });
      return;
    }
    await onDiscarded();
  };
  const handleGoOn = async () => {
    try {
      await keeper.handOver(async () => written.current && goOnAsNew(written.current));
    } catch (failure) {
      toast(toQueryError(failure).message || t('gone.goOnFailed'), { tone: 'danger' });
    }
  };

  return (
    <PostForm
      // The form takes its values once: of a post that was changed elsewhere it goes on with what is written here.
      key={meanwhile.round}
      post={meanwhile.post}
      draft={draft}
      kept={meanwhile.kept ?? kept}
      notice={
        <>
          {otherId && <ForkedNotice of="changes" to={paths.changes(post._id, otherId)} />}
          <PostChangedElsewhere meanwhile={meanwhile} />
        </>
      }
      originId={() => post._id}
      onSubmit={handleSubmit}
      onEdit={handleEdit}
    >
      {isPostGone ? (
        <Inline>
          <Button onClick={() => void handleGoOn()}>{t('gone.goOn')}</Button>
        </Inline>
      ) : (
        <ChangesNote
          status={status}
          isKept={keeper.draftId !== null || status === 'onDevice'}
          onDiscard={() => void handleDiscard()}
        />
      )}
    </PostForm>
  );
}
