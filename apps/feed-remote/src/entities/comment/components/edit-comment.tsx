import type { Comment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttempt } from '../../../shared/page/use-attempt.ts';
import type { CommentList } from '../api/comment-pages.ts';
import type { PictureSending } from '../api/send-with-picture.ts';
import { useUpdateCommentMutation } from '../api/update-comment.ts';
import { placeOfEdit, type WrittenComment } from '../state/unsent-comments.ts';
import { CommentField } from './comment-field.tsx';

interface EditCommentProps {
  comment: Comment;
  list: CommentList;
  onClose: () => void;
}

/** The field in place of a comment's words. */
export function EditComment({ comment, list, onClose }: EditCommentProps) {
  const { t } = useTranslation('feed');
  const attempt = useAttempt();
  const [update, { isLoading }] = useUpdateCommentMutation();
  const { _id: id, text: initialText, photo: shown } = comment;
  const save = async ({ text, photo }: WrittenComment, sending: PictureSending): Promise<boolean> => {
    // No picture where there was none is no change.
    const edit = { list, id, text, photo: photo ?? (shown && photo), sending };
    const isSaved = await attempt(update(edit).unwrap());
    if (isSaved) onClose();
    return isSaved;
  };
  return (
    <CommentField
      place={placeOfEdit(id)}
      label={t('comments.edit')}
      submitLabel={t('comments.save')}
      initialText={initialText}
      hasPhoto={shown !== null}
      isBusy={isLoading}
      onSubmit={save}
      onCancel={onClose}
    />
  );
}
