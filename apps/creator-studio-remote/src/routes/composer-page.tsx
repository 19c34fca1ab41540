import { lazy, Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useParams, useSearchParams } from '@barg/runtime/router';
import { PageHeader, Skeleton, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { NewPost } from '../features/composer/components/new-post.tsx';
import { NarrowPage } from '../shared/narrow-page.styles.ts';

// Most who come here write something new.
const EditPost = lazy(() =>
  import('../features/composer/components/edit-post.tsx').then(({ EditPost: component }) => ({ default: component })),
);
const ResumePost = lazy(() =>
  import('../features/composer/components/resume-post.tsx').then(({ ResumePost: component }) => ({
    default: component,
  })),
);
const DraftList = lazy(() =>
  import('../features/composer/components/drafts/draft-list.tsx').then(({ DraftList: component }) => ({
    default: component,
  })),
);

export function ComposerPage() {
  const { t } = useTranslation('creator-studio');
  const { postId } = useParams();
  const draftId = useSearchParams()[0].get('draft');
  const title = t(postId ? 'composer.editTitle' : 'composer.newTitle');
  return (
    <NarrowPage>
      <title>{title}</title>
      <PageHeader title={title} />
      <VerificationBanner />
      <Stack gap={5}>
        <Suspense fallback={<Skeleton height="420px" radius="card" />}>
          {postId ? (
            <EditPost key={postId} postId={postId} draftId={draftId} />
          ) : draftId ? (
            <ResumePost key={draftId} draftId={draftId} />
          ) : (
            <NewPost />
          )}
        </Suspense>
        {!postId && !draftId && (
          <Suspense fallback={null}>
            <DraftList />
          </Suspense>
        )}
      </Stack>
    </NarrowPage>
  );
}
