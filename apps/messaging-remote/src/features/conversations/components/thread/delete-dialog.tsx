import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useDeleteMessageMutation } from '../../api/delete-message.ts';

/** Asks before a message is deleted for both sides. */
export function DeleteDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const [erase, { isLoading, error }] = useDeleteMessageMutation();
  const handleConfirm = async () => {
    if (!(await erase(message)).error) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('thread.deleteTitle')}
      confirmLabel={t('thread.delete')}
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {t('thread.deleteText')}
      {error && (
        <Text as="p" tone="danger" role="alert">
          {error.message || t('shell:errors.default')}
        </Text>
      )}
    </ConfirmDialog>
  );
}
