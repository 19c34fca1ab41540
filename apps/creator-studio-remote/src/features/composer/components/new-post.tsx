import { useEffect, useRef } from 'react';
import type { DraftContent, FeedDraft } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useDraftKeeper } from '../hooks/use-draft-keeper.ts';
import { usePublishing } from '../hooks/use-publishing.ts';
import { useWrittenOn } from '../hooks/use-written-on.ts';
import { DraftNote } from './drafts/draft-note.tsx';
import { ForkedNotice } from './drafts/forked-notice.tsx';
import type { PostBody } from './post-body.ts';
import { PostForm } from './post-form.tsx';

interface NewPostProps {
  draft?: FeedDraft | null;
  /** Called with the id of the draft that the form is saved as. */
  onHold?: (draftId: string | null) => void;
}

/** Publishes a post, which was a draft until then, and goes back to the studio, where it stands first. */
export function NewPost({ draft = null, onHold }: NewPostProps) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigateIfHere();
  const toast = useToast();
  const { status, keeper, draftId: held, otherId, change, kept } = useDraftKeeper(draft);
  useEffect(() => onHold?.(held), [onHold, held]);
  const publish = usePublishing();
  const written = useRef<DraftContent | null>(null);
  const keepWrittenOn = useWrittenOn();

  const handleEdit = (content: DraftContent) => {
    written.current = content;
    change(content);
  };
  const handleSubmit = async (body: PostBody) => {
    const sent = written.current;
    // A new post has no poll and no times to take away.
    const { pollId, publishAt, expiresAt, ...rest } = body;
    const added = { ...(pollId && { pollId }), ...(publishAt && { publishAt }), ...(expiresAt && { expiresAt }) };
    await keeper.handOver(async (draftId) => {
      const { _id } = await publish({ ...rest, ...added }, draftId);
      keepWrittenOn(_id, sent, written.current);
    });
    toast(t(publishAt ? 'composer.planned' : 'composer.published'), { tone: 'success' });
    // The draft in the URL no longer exists.
    navigate(paths.studio, { replace: true });
  };

  return (
    <PostForm
      draft={draft}
      kept={kept}
      notice={otherId && <ForkedNotice of="drafts" to={paths.draft(otherId)} />}
      originId={() => keeper.draftId}
      onSubmit={handleSubmit}
      onEdit={handleEdit}
    >
      <DraftNote status={status} />
    </PostForm>
  );
}
