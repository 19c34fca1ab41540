import { useState } from 'react';
import type { Comment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import type { CommentedItem } from '../api/comment-pages.ts';
import { beganToAnswer } from '../state/unsent-comments.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import { RepliesRoot, TextButton, Thread } from './comments.styles.ts';
import { Replies } from './replies.tsx';

interface CommentThreadProps {
  comment: Comment;
  about: CommentedItem;
  performerId: string;
}

/** The answered comment, and the initial text of the field. */
interface Answering {
  id: string;
  initialText: string;
}

/** Answers have one level, so the answered author is mentioned. */
const answerTo = ({ _id: id, parentId, author }: Comment): Answering => ({
  id,
  initialText: parentId !== null && author.username ? `@${author.username} ` : '',
});

/** An unsent answer, from before a login or an unmount. */
const beganAnswer = (about: CommentedItem, { _id }: Comment): Answering | null => {
  const id = beganToAnswer(about, _id);
  return id === null ? null : { id, initialText: '' };
};

/** A comment with its answers, which load on request. */
export function CommentThread({ comment, about, performerId }: CommentThreadProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const [answering, setAnswering] = useState<Answering | null>(() => beganAnswer(about, comment));
  const [isOpen, setOpen] = useState(answering !== null);
  const { type, id } = about;
  const { replyCount: count } = comment;
  const list = { type, id, parentId: comment._id };
  const reply = (answered: Comment): void => {
    setOpen(true);
    setAnswering(answerTo(answered));
  };
  const close = (): void => setAnswering(null);
  return (
    <Thread>
      <CommentRow comment={comment} list={{ type, id }} performerId={performerId} onReply={() => reply(comment)} />
      {(count > 0 || isOpen) && (
        <RepliesRoot>
          {count > 0 && (
            <TextButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('comments.hideReplies') : t('comments.showReplies', { count, amount: format.number(count) })}
            </TextButton>
          )}
          {isOpen && <Replies list={list} count={count} performerId={performerId} onReply={reply} />}
          {isOpen && answering && (
            <CommentForm
              key={answering.id}
              list={list}
              answeredId={answering.id}
              initialText={answering.initialText}
              onSent={close}
              onCancel={close}
            />
          )}
        </RepliesRoot>
      )}
    </Thread>
  );
}
