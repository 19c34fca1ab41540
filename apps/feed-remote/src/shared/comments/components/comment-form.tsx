import { useTranslation } from '@barg/runtime/i18n';
import { useLocation } from '@barg/runtime/router';
import { loginPath, useCurrentUser } from '@barg/session';
import { ButtonLink } from '@barg/ui-kit';
import { useAttempt } from '../../page/use-attempt.ts';
import type { CommentedItem } from '../api/comment-pages.ts';
import { useCreateCommentMutation } from '../api/create-comment.ts';
import { CommentField } from './comment-field.tsx';

/** Writes a comment; guests are led to log in. */
export function CommentForm({ about }: { about: CommentedItem }) {
  const { t } = useTranslation('feed');
  const { pathname, search } = useLocation();
  const user = useCurrentUser();
  const attempt = useAttempt();
  const [create, { isLoading }] = useCreateCommentMutation();
  if (!user) return <ButtonLink to={loginPath(pathname + search)}>{t('comments.logIn')}</ButtonLink>;

  const { _id, username, name, avatar, isPerformer } = user;
  const author = { _id, username, name, isPerformer, avatarUrl: avatar?.small.webp ?? null };
  const send = (text: string): Promise<boolean> => attempt(create({ about, text, author }).unwrap());
  return (
    <CommentField label={t('comments.write')} submitLabel={t('comments.send')} isBusy={isLoading} onSubmit={send} />
  );
}
