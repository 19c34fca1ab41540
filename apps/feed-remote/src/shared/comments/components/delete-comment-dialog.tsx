import { useTranslation } from '@barg/runtime/i18n';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useAttempt } from '../../page/use-attempt.ts';
import type { CommentedItem } from '../api/comment-pages.ts';
import { useDeleteCommentMutation } from '../api/delete-comment.ts';

interface DeleteCommentDialogProps {
  about: CommentedItem;
  id: string;
  onClose: () => void;
}

export default function DeleteCommentDialog({ about, id, onClose }: DeleteCommentDialogProps) {
  const { t } = useTranslation('feed');
  const attempt = useAttempt();
  const [remove] = useDeleteCommentMutation();
  const handleConfirm = (): void => {
    onClose();
    void attempt(remove({ about, id }).unwrap());
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
      {t('comments.deleteMessage')}
    </ConfirmDialog>
  );
}
