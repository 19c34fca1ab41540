import { lazy, Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useParams, useSearchParams } from '@barg/runtime/router';
import { PageHeader, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { EditPost } from '../features/composer/components/edit-post.tsx';
import { NewPost } from '../features/composer/components/new-post.tsx';
import { ResumePost } from '../features/composer/components/resume-post.tsx';
import { NarrowPage } from '../shared/narrow-page.styles.ts';

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
        {postId ? <EditPost postId={postId} /> : draftId ? <ResumePost key={draftId} draftId={draftId} /> : <NewPost />}
        {!postId && !draftId && (
          <Suspense fallback={null}>
            <DraftList />
          </Suspense>
        )}
      </Stack>
    </NarrowPage>
  );
}
