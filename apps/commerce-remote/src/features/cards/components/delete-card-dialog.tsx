import type { PaymentCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useDeleteSavedCardMutation } from '../../../shared/api/saved-cards.ts';
import { cardName } from '../../../shared/card-name.ts';

/** Asks before a card is forgotten. */
export default function DeleteCardDialog({ card, onClose }: { card: PaymentCard; onClose: () => void }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [deleteCard, { isLoading }] = useDeleteSavedCardMutation();
  const handleConfirm = async () => {
    try {
      await deleteCard(card._id).unwrap();
      toast(t('cards.deleted'));
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('cards.deleteFailed'), { tone: 'danger' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('cards.deleteTitle')}
      confirmLabel={t('cards.confirmDelete')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {t('cards.deleteText', { card: cardName(card) })}
    </ConfirmDialog>
  );
}
