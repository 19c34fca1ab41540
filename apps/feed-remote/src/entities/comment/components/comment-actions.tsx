import Heart from 'lucide-react/icons/heart';
import type { Comment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCarriedOpening } from '@barg/session';
import { ActionButton } from '@barg/ui-kit';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
import { useMembersOnly } from '../../../shared/page/use-members-only.ts';
import { useToldCounts } from '../../reaction/hooks/use-told-counts.ts';
import type { CommentList } from '../api/comment-pages.ts';
import { useLikeCommentMutation } from '../api/like-comment.ts';
import { ActionsRow, TextButton } from './comments.styles.ts';

interface CommentActionsProps {
  comment: Comment;
  list: CommentList;
  onReply: () => void;
}

/** Buttons to like or answer a comment. Guests go to the login. */
export function CommentActions({ comment, list, onReply }: CommentActionsProps) {
  const { t } = useTranslation('feed');
  const asMember = useMembersOnly();
  const attempt = useToastOnFailure();
  const [like, { isLoading }] = useLikeCommentMutation();
  const { _id: id, isLiked, likeCount } = comment;
  useToldCounts();
  useCarriedOpening('reply', id, onReply);
  const toggleLike = (): void =>
    asMember(
      () => {
        // One request at a time: answers in another order would make page and server differ.
        if (!isLoading) void attempt(like({ list, id, isOn: !isLiked }).unwrap());
      },
      { kind: 'react', action: 'like', type: 'comment', id },
    );
  return (
    <ActionsRow>
      <ActionButton
        icon={Heart}
        label={t('comments.like')}
        count={likeCount}
        tone="live"
        isPressed={isLiked}
        onClick={toggleLike}
      />
      <TextButton type="button" onClick={() => asMember(onReply, { kind: 'open', what: 'reply', id })}>
        {t('comments.reply')}
      </TextButton>
    </ActionsRow>
  );
}
