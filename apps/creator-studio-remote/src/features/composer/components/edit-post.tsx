import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { ErrorState, Skeleton, useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useOwnPostQuery, useUpdatePostMutation } from '../api/own-post.ts';
import { PostForm, type PostBody } from './post-form.tsx';

/** Changes a published post. */
export function EditPost({ postId }: { postId: string }) {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const toast = useToast();
  const { data: post, error, refetch } = useOwnPostQuery(postId);
  const [updatePost] = useUpdatePostMutation();

  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!post) return <Skeleton height="420px" radius="card" />;

  const handleSubmit = async (body: PostBody) => {
    await updatePost({ postId, body }).unwrap();
    toast(t('composer.saved'), { tone: 'success' });
    void navigate(paths.studio);
  };
  // The form takes its values once: another post is another form.
  return <PostForm key={post._id} post={post} onSubmit={handleSubmit} />;
}
