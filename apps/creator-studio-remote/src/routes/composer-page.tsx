import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { PageHeader } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { EditPost } from '../features/composer/components/edit-post.tsx';
import { NewPost } from '../features/composer/components/new-post.tsx';
import { NarrowPage } from '../shared/narrow-page.styles.ts';

export function ComposerPage() {
  const { t } = useTranslation('creator-studio');
  const { postId } = useParams();
  const title = t(postId ? 'composer.editTitle' : 'composer.newTitle');
  return (
    <NarrowPage>
      <title>{title}</title>
      <PageHeader title={title} />
      <VerificationBanner />
      {postId ? <EditPost postId={postId} /> : <NewPost />}
    </NarrowPage>
  );
}
