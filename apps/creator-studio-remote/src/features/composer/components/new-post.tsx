import { useEffect, useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import type { FeedDraft } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useCreatePostMutation } from '../api/own-post.ts';
import { useDraftKeeper } from '../hooks/use-draft-keeper.ts';
import { DraftNote } from './drafts/draft-note.tsx';
import { PostForm, type PostBody } from './post-form.tsx';

interface NewPostProps {
  draft?: FeedDraft | null;
  /** Called with the id of the draft that the form is saved as. */
  onHold?: (draftId: string | null) => void;
}

/** Publishes a post, which was a draft until then, and goes back to the studio, where it stands first. */
export function NewPost({ draft = null, onHold }: NewPostProps) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const toast = useToast();
  const [createPost] = useCreatePostMutation();
  const { status, keeper, draftId: held, change } = useDraftKeeper(draft);
  useEffect(() => onHold?.(held), [onHold, held]);
  const attempt = useRef({ fingerprint: '', key: '' });

  const handleSubmit = async (body: PostBody) => {
    // One key for all attempts at the same post; a changed post is another one.
    const fingerprint = JSON.stringify(body);
    if (attempt.current.fingerprint !== fingerprint) attempt.current = { fingerprint, key: newIdempotencyKey() };
    // A new post has no poll and no times to take away.
    const { pollId, publishAt, expiresAt, ...rest } = body;
    const added = { ...(pollId && { pollId }), ...(publishAt && { publishAt }), ...(expiresAt && { expiresAt }) };
    await keeper.handOver((draftId) => {
      const whole = { ...rest, ...added, ...(draftId && { draftId }) };
      return createPost({ body: whole, key: attempt.current.key }).unwrap();
    });
    toast(t(publishAt ? 'composer.planned' : 'composer.published'), { tone: 'success' });
    // The draft in the URL no longer exists.
    void navigate(paths.studio, { replace: true });
  };

  return (
    <PostForm draft={draft} originId={() => keeper.draftId} onSubmit={handleSubmit} onEdit={change}>
      <DraftNote status={status} />
    </PostForm>
  );
}
