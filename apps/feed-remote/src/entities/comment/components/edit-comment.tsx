import type { Comment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
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

/** The form that replaces a comment's text while it is edited. */
export function EditComment({ comment, list, onClose }: EditCommentProps) {
  const { t } = useTranslation('feed');
  const attempt = useToastOnFailure();
  const [update, { isLoading }] = useUpdateCommentMutation();
  const { _id: id, text: initialText, photo: shown } = comment;
  const save = async ({ text, photo }: WrittenComment, sending: PictureSending): Promise<boolean> => {
    // Null means removal, which is not sent for a comment without a picture.
    const edit = { list, comment, text, photo: photo ?? (shown && photo), sending };
    return attempt(update(edit).unwrap());
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
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
