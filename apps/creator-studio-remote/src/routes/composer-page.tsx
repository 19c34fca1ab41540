import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useParams, useSearchParams } from '@barg/runtime/router';
import { lazyPart, PageHeader, Skeleton, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { NewPostForm } from '../features/composer/components/new-post-form.tsx';
import { NarrowPage } from '../shared/narrow-page.styles.ts';

// Most who come here write something new.
const EditPost = lazyPart(async () => ({
  default: (await import('../features/composer/components/edit-post.tsx')).EditPost,
}));

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
        {postId ? (
          <Suspense fallback={<Skeleton height="420px" radius="card" />}>
            <EditPost key={postId} postId={postId} draftId={draftId} />
          </Suspense>
        ) : (
          <NewPostForm />
        )}
      </Stack>
    </NarrowPage>
  );
}
