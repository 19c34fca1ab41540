import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useParams, useSearchParams } from '@barg/runtime/router';
import { lazyPart, PageHeader, Skeleton, Stack, OPTIONAL_PART } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { NewPost } from '../features/composer/components/new-post.tsx';
import { NarrowPage } from '../shared/narrow-page.styles.ts';

// Most who come here write something new.
const EditPost = lazyPart(async () => ({
  default: (await import('../features/composer/components/edit-post.tsx')).EditPost,
}));
const ResumePost = lazyPart(async () => ({
  default: (await import('../features/composer/components/resume-post.tsx')).ResumePost,
}));
const DraftList = lazyPart(
  async () => ({ default: (await import('../features/composer/components/drafts/draft-list.tsx')).DraftList }),
  OPTIONAL_PART,
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
