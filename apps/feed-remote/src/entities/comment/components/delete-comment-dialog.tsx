import type { Comment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
import type { CommentList } from '../api/comment-pages.ts';
import { useDeleteCommentMutation } from '../api/delete-comment.ts';

interface DeleteCommentDialogProps {
  list: CommentList;
  comment: Comment;
  onClose: () => void;
}

export default function DeleteCommentDialog({ list, comment, onClose }: DeleteCommentDialogProps) {
  const { t } = useTranslation('feed');
  const attempt = useToastOnFailure();
  const [remove] = useDeleteCommentMutation();
  const handleConfirm = (): void => {
    onClose();
    void attempt(remove({ list, comment }).unwrap());
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('comments.deleteTitle')}
      confirmLabel={t('comments.delete')}
      tone="danger"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t(comment.replyCount > 0 ? 'comments.deleteThreadMessage' : 'comments.deleteMessage')}
    </ConfirmDialog>
  );
}
