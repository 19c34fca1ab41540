import { useState } from 'react';
import { LoadFailure, Skeleton } from '@barg/ui-kit';
import { useDraftsQuery } from '../../../shared/drafts/drafts-api.ts';
import { useOwnPostQuery } from '../api/own-post.ts';
import { useUnsavedDraftsSaved } from '../../../shared/drafts/unsaved-drafts.ts';
import { ChangePost } from './change-post.tsx';

interface EditPostProps {
  postId: string;
  /** Which draft of changes to go on with; the latest where it is not named. */
  draftId?: string | null;
}

/** Changes a post that is out or still to come, on from what was changed earlier and not saved. */
export function EditPost({ postId, draftId = null }: EditPostProps) {
  const { data: post, error, refetch } = useOwnPostQuery(postId);
  const kept = useDraftsQuery({ postId }, { skip: !useUnsavedDraftsSaved() });
  // The form takes its values once: other ones are another form.
  const [edition, setEdition] = useState(0);
  const failure = error ?? kept.error;
  // A form with changes stays open even if its post was deleted meanwhile.
  if (failure && !(post && kept.data)) {
    const retry = () => void Promise.all([refetch(), kept.refetch()]);
    return <LoadFailure error={failure} onRetry={retry} />;
  }
  if (!post || !kept.data) return <Skeleton height="420px" radius="card" />;

  const drafts = kept.data.data;
  const handleDiscarded = async () => {
    await kept.refetch();
    setEdition((before) => before + 1);
  };
  return (
    <ChangePost
      key={`${post._id}-${edition}`}
      post={post}
      onReload={() => refetch().unwrap()}
      draft={drafts.find(({ _id }) => _id === draftId) ?? drafts[0] ?? null}
      onDiscarded={handleDiscarded}
    />
  );
}
