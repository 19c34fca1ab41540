import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch, useAppSelector } from '@barg/session';
import { Text } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { eraseMessage } from '../../api/delete-message.ts';
import { messages } from '../../state/messages-slice.ts';

/** Asks before a message is deleted for both sides. */
export function DeleteDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const { requesting, error } = useAppSelector(messages.selectors.selectDeletion);
  const handleConfirm = async () => {
    if (await dispatch(eraseMessage(message))) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('thread.deleteTitle')}
      confirmLabel={t('thread.delete')}
      isBusy={requesting}
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
