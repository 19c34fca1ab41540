import { useState } from 'react';
import type { Comment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Avatar, lazyDialog, Time, UserText } from '@barg/ui-kit';
import type { CommentList } from '../api/comment-pages.ts';
import { PENDING_ID } from '../api/create-comment.ts';
import { placeOfEdit, unsentAt } from '../state/unsent-comments.ts';
import { AuthorName } from './author-name.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { CommentPhoto } from './comment-photo.tsx';
import { EditComment } from './edit-comment.tsx';
import { Row, RowBody, RowFacts } from './comments.styles.ts';

const DeleteCommentDialog = lazyDialog(() => import('./delete-comment-dialog.tsx'));

export interface CommentRowProps {
  comment: Comment;
  /** Its list. */
  list: CommentList;
  /** The item's performer, who may delete any comment on it. */
  performerId: string;
  onReply: () => void;
}

function CommentContent({ comment, list }: Pick<CommentRowProps, 'comment' | 'list'>) {
  const { text, photo } = comment;
  return (
    <>
      {text && <UserText text={text} />}
      {photo && <CommentPhoto photo={photo} comment={comment} list={list} />}
    </>
  );
}

/** A comment: author, time, text and actions. */
export function CommentRow({ comment, list, performerId, onReply }: CommentRowProps) {
  const { t } = useTranslation('feed');
  const user = useCurrentUser();
  const { author, isOwn, isEdited, createdAt, _id: id } = comment;
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>(() => (unsentAt(placeOfEdit(id)) ? 'edit' : 'read'));
  const isPending = id === PENDING_ID;
  const mayDelete = isOwn || user?._id === performerId;
  const close = (): void => setMode('read');
  return (
    <Row as="div" aria-busy={isPending}>
      <Avatar name={author.name} url={author.avatarUrl} size="sm" />
      <RowBody>
        <RowFacts>
          <AuthorName author={author} />
          <small>
            <Time value={createdAt} />
          </small>
          {isEdited && <small>{t('comments.edited')}</small>}
        </RowFacts>
        {mode === 'edit' ? (
          <EditComment comment={comment} list={list} onClose={close} />
        ) : (
          <CommentContent comment={comment} list={list} />
        )}
        {!isPending && mode !== 'edit' && <CommentActions comment={comment} list={list} onReply={onReply} />}
      </RowBody>
      {!isPending && <CommentMenu comment={comment} mayDelete={mayDelete} onChoose={setMode} />}
      {mode === 'delete' && <DeleteCommentDialog list={list} comment={comment} onClose={close} />}
    </Row>
  );
}
