import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch, useAppSelector } from '@barg/session';
import { Text } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { nameOfOther } from '../../../../shared/name-of-other.ts';
import { eraseAllMessages } from '../../api/delete-message.ts';
import { messages } from '../../state/messages-slice.ts';

/** Asks before all own messages of a conversation are deleted for both sides. */
export function ClearDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const { requesting, error } = useAppSelector(messages.selectors.selectDeletion);
  const handleConfirm = async () => {
    if (await dispatch(eraseAllMessages(conversation._id))) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('side.clearTitle')}
      confirmLabel={t('thread.delete')}
      isBusy={requesting}
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
