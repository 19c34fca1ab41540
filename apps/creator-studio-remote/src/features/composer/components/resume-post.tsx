import FilePen from 'lucide-react/icons/file-pen';
import { useTranslation } from '@barg/runtime/i18n';
import { Navigate } from '@barg/runtime/router';
import { toQueryError } from '@barg/session';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useDraftQuery } from '../../../shared/drafts/drafts-api.ts';
import { useUnsavedDraftsSaved } from '../../../shared/drafts/unsaved-drafts.ts';
import { NewPost } from './new-post.tsx';

interface ResumePostProps {
  draftId: string;
  /** Called with the id of the draft that the form is saved as. */
  onHold?: (draftId: string | null) => void;
}

/** Goes on with a draft where it was left, on this or another device. */
export function ResumePost({ draftId, onHold }: ResumePostProps) {
  const { t } = useTranslation('creator-studio');
  const { data: draft, error, refetch } = useDraftQuery(draftId, { skip: !useUnsavedDraftsSaved() });
  if (toQueryError(error).code === 'request.not_found') {
    const action = <ButtonLink to={paths.newPost}>{t('studio.newPost')}</ButtonLink>;
    return <EmptyState icon={FilePen} title={t('composer.drafts.gone')} action={action} />;
  }
  if (error && !draft) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!draft) return <Skeleton height="420px" radius="card" />;
  // Changes to a post go on in its own form: here they would become a second post.
  if (draft.postId) return <Navigate to={paths.changes(draft.postId, draft._id)} replace />;
  return <NewPost key={draft._id} draft={draft} onHold={onHold} />;
}
