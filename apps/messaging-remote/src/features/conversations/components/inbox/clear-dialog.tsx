import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { nameOfOther } from '../../../../shared/name-of-other.ts';
import { useDeleteAllMessagesMutation } from '../../api/delete-message.ts';

/** Asks before all own messages of a conversation are deleted for both sides. */
export function ClearDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const [eraseAll, { isLoading, error }] = useDeleteAllMessagesMutation();
  const handleConfirm = async () => {
    if (!(await eraseAll(conversation._id)).error) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('side.clearTitle')}
      confirmLabel={t('thread.delete')}
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {t('side.clearText', { name: nameOfOther(conversation) })}
      {error && (
        <Text as="p" tone="danger" role="alert">
          {error.message || t('shell:errors.default')}
        </Text>
      )}
    </ConfirmDialog>
  );
}
