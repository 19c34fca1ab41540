import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useCreatePostMutation } from '../api/own-post.ts';
import { PostForm, type PostBody } from './post-form.tsx';

/** Publishes a post and goes back to the studio, where it stands first. */
export function NewPost() {
  const { t } = useTranslation('creator-studio');
  const navigate = useNavigate();
  const toast = useToast();
  const [createPost] = useCreatePostMutation();
  const attempt = useRef({ fingerprint: '', key: '' });

  const handleSubmit = async (body: PostBody) => {
    // One key for all attempts at the same post; a changed post is another one.
    const fingerprint = JSON.stringify(body);
    if (attempt.current.fingerprint !== fingerprint) attempt.current = { fingerprint, key: newIdempotencyKey() };
    // A new post has no poll to take away.
    const { pollId, ...rest } = body;
    await createPost({ body: { ...rest, ...(pollId && { pollId }) }, key: attempt.current.key }).unwrap();
    toast(t('composer.published'), { tone: 'success' });
    void navigate(paths.studio);
  };

  return <PostForm onSubmit={handleSubmit} />;
}
