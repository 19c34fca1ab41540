import { Suspense, lazy, useState } from 'react';
import type { Comment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Avatar, Time, UserText } from '@barg/ui-kit';
import { useAttempt } from '../../page/use-attempt.ts';
import type { CommentedItem } from '../api/comment-pages.ts';
import { PENDING_ID } from '../api/create-comment.ts';
import { useUpdateCommentMutation } from '../api/update-comment.ts';
import { AuthorName } from './author-name.tsx';
import { CommentField } from './comment-field.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { Row, RowBody, RowFacts } from './comments.styles.ts';

const DeleteCommentDialog = lazy(() => import('./delete-comment-dialog.tsx'));

interface CommentRowProps {
  comment: Comment;
  about: CommentedItem;
  /** Whose content it is: she may remove any comment on it. */
  performerId: string;
}

function EditField({ comment, about, onClose }: Omit<CommentRowProps, 'performerId'> & { onClose: () => void }) {
  const { t } = useTranslation('feed');
  const attempt = useAttempt();
  const [update, { isLoading }] = useUpdateCommentMutation();
  const save = async (text: string): Promise<boolean> => {
    const isSaved = await attempt(update({ about, id: comment._id, text }).unwrap());
    if (isSaved) onClose();
    return isSaved;
  };
  return (
    <CommentField
      label={t('comments.edit')}
      submitLabel={t('comments.save')}
      initialText={comment.text}
      isBusy={isLoading}
      onSubmit={save}
      onCancel={onClose}
    />
  );
}

export function CommentRow({ comment, about, performerId }: CommentRowProps) {
  const { t } = useTranslation('feed');
  const user = useCurrentUser();
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const { author, text, isOwn, isEdited, createdAt, _id: id } = comment;
  const isPending = id === PENDING_ID;
  const mayDelete = isOwn || user?._id === performerId || user?.role === 'operator';
  const close = (): void => setMode('read');
  return (
    <Row aria-busy={isPending}>
      <Avatar name={author.name} url={author.avatarUrl} size="sm" />
      <RowBody>
        <RowFacts>
          <AuthorName author={author} />
          <small>
            <Time value={createdAt} />
          </small>
          {isEdited && <small>{t('comments.edited')}</small>}
        </RowFacts>
        {mode === 'edit' ? <EditField comment={comment} about={about} onClose={close} /> : <UserText text={text} />}
      </RowBody>
      {!isPending && <CommentMenu comment={comment} mayDelete={mayDelete} onChoose={setMode} />}
      {mode === 'delete' && (
        <Suspense fallback={null}>
          <DeleteCommentDialog about={about} id={id} onClose={close} />
        </Suspense>
      )}
    </Row>
  );
}
