import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useCarriedOpening, useCurrentUser, useIsGuest, useLoginLink } from '@barg/session';
import { useAttemptKey } from '@barg/session/attempt-key';
import { ButtonLink, Skeleton } from '@barg/ui-kit';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
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
  const user = useCurrentUser();
  const isGuest = useIsGuest();
  const attempt = useToastOnFailure();
  const [isWanted, setWanted] = useState(false);
  // It stands below everything: an answer has a form of its own, which is opened with its comment.
  useCarriedOpening('comment', answeredId ?? list.id, () => setWanted(true));
  const place = list.parentId === undefined ? placeBelow(list) : placeOfAnswer(list, list.parentId, answeredId ?? '');
  // The form may go and come again while its comment is on its way: by the place the new one knows that, and its key.
  const [create, { isLoading }] = useCreateCommentMutation({ fixedCacheKey: place });
  const once = useAttemptKey(place);
  // The optimistic comment shows its author, so the form waits for the account.
  if (!user && !isGuest) return <Skeleton height={44} />;
  if (!user) return <LoginLink id={list.id} />;

  const { _id, username, name, avatar, isPerformer } = user;
  const author = { _id, username, name, isPerformer, avatarUrl: avatar?.small.webp ?? null };
  const send = ({ text, photo = null }: WrittenComment, sending: PictureSending): Promise<boolean> => {
    const { type, id, parentId } = list;
    // JSON has nothing of a file.
    const picture = photo && [photo.name, photo.size, photo.lastModified];
    const sent = once({ type, id, parentId, text, picture }, (key) =>
      create({ list, text, photo, author, sending, key }).unwrap(),
    );
    return attempt(sent);
  };
  return (
    <CommentField
      place={place}
      label={t(list.parentId === undefined ? 'comments.write' : 'comments.writeReply')}
      submitLabel={t('comments.send')}
      initialText={initialText}
      isBusy={isLoading}
      takesFocus={list.parentId !== undefined || isWanted}
      onSubmit={send}
      onDone={onSent}
      onCancel={onCancel}
    />
  );
}

/** After the login the field has the focus. */
function LoginLink({ id }: { id: string }) {
  const { t } = useTranslation('feed');
  return <ButtonLink {...useLoginLink({ kind: 'open', what: 'comment', id })}>{t('comments.logIn')}</ButtonLink>;
}
