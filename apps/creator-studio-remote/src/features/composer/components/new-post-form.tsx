import { Suspense, useEffect, useState } from 'react';
import { lazyPart, OPTIONAL_PART, Skeleton } from '@barg/ui-kit';
import { hasInterruptedDraft, takeInterruptedDraft } from '../../../shared/drafts/unsaved-drafts.ts';
import { useNewPostForm } from '../hooks/use-new-post-form.ts';
import { NewPost } from './new-post.tsx';

// A chunk of its own: most visits write a new post.
const ResumePost = lazyPart(async () => ({ default: (await import('./resume-post.tsx')).ResumePost }));
const DraftList = lazyPart(
  async () => ({ default: (await import('./drafts/draft-list.tsx')).DraftList }),
  OPTIONAL_PART,
);

/** Where a new post is written: a blank form, or the draft that the address names. */
export function NewPostForm() {
  const { form, start, hold } = useNewPostForm();
  return (
    <>
      <Suspense fallback={<Skeleton height="420px" radius="card" />}>
        {start ? <ResumePost key={form} draftId={start} onHold={hold} /> : <FreshPost key={form} onHold={hold} />}
      </Suspense>
      {!start && (
        <Suspense fallback={null}>
          <DraftList />
        </Suspense>
      )}
    </>
  );
}

/** A blank form, or the draft that was open when the session ended. */
function FreshPost({ onHold }: { onHold: (draftId: string | null) => void }) {
  const [draftId, setDraftId] = useState<string | null | undefined>(() => (hasInterruptedDraft() ? undefined : null));
  useEffect(() => {
    if (draftId === undefined) void takeInterruptedDraft().then(setDraftId);
  }, [draftId]);
  if (draftId === undefined) return <Skeleton height="420px" radius="card" />;
  return draftId ? <ResumePost draftId={draftId} onHold={onHold} /> : <NewPost onHold={onHold} />;
}
