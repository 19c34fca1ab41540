import { useTranslation } from '@barg/runtime/i18n';
import { useLocation } from '@barg/runtime/router';
import { loginPath, useCurrentUser, useIsGuest } from '@barg/session';
import { ButtonLink, Skeleton } from '@barg/ui-kit';
import { useAttempt } from '../../../shared/page/use-attempt.ts';
import type { CommentList } from '../api/comment-pages.ts';
import { useCreateCommentMutation } from '../api/create-comment.ts';
import type { PictureSending } from '../api/send-with-picture.ts';
import { placeBelow, placeOfAnswer, type WrittenComment } from '../state/unsent-comments.ts';
import { CommentField } from './comment-field.tsx';

interface CommentFormProps {
  list: CommentList;
  /** The comment or answer that it answers. */
  answeredId?: string;
  /** The initial text, as the mention of whom it answers. */
  initialText?: string;
  onSent?: () => void;
  onCancel?: () => void;
}

/** The form of a new comment or answer; guests get a link to the login. */
export function CommentForm({ list, answeredId, initialText, onSent, onCancel }: CommentFormProps) {
  const { t } = useTranslation('feed');
  const { pathname, search } = useLocation();
  const user = useCurrentUser();
  const isGuest = useIsGuest();
  const attempt = useAttempt();
  const [create, { isLoading }] = useCreateCommentMutation();
  // The optimistic comment shows its author, so the form waits for the account.
  if (!user && !isGuest) return <Skeleton height={44} />;
  if (!user) return <ButtonLink to={loginPath(pathname + search)}>{t('comments.logIn')}</ButtonLink>;

  const { _id, username, name, avatar, isPerformer } = user;
  const author = { _id, username, name, isPerformer, avatarUrl: avatar?.small.webp ?? null };
  const send = async ({ text, photo = null }: WrittenComment, sending: PictureSending): Promise<boolean> => {
    const isSent = await attempt(create({ list, text, photo, author, sending }).unwrap());
    if (isSent) onSent?.();
    return isSent;
  };
  return (
    <CommentField
      place={list.parentId === undefined ? placeBelow(list) : placeOfAnswer(list, list.parentId, answeredId ?? '')}
      label={t(list.parentId === undefined ? 'comments.write' : 'comments.writeReply')}
      submitLabel={t('comments.send')}
      initialText={initialText}
      isBusy={isLoading}
      takesFocus={list.parentId !== undefined}
      onSubmit={send}
      onCancel={onCancel}
    />
  );
}
