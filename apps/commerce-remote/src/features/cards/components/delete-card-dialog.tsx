import type { PaymentCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { PartFailure, Skeleton, Stack, Text, UserLine, usePrice, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useCardSubscriptionsQuery, useDeleteSavedCardMutation } from '../../../shared/api/saved-cards.ts';
import { cardName } from '../../../shared/card-name.ts';

/** Asks before a saved card is deleted. */
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
      <Stack gap={3}>
        <Text as="p">{t('cards.deleteText', { card: cardName(card) })}</Text>
        <Hanging cardId={card._id} />
      </Stack>
    </ConfirmDialog>
  );
}

/** The subscriptions that are charged to the card. If they cannot be loaded, the card can be deleted all the same. */
function Hanging({ cardId }: { cardId: string }) {
  const { t } = useTranslation('commerce');
  const price = usePrice();
  const { data, error, isFetching, refetch } = useCardSubscriptionsQuery(cardId, { refetchOnMountOrArgChange: true });
  if (error && !data) return <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton height={48} />;
  if (data.subscriptions.length === 0) return null;
  return (
    <div>
      <Text as="p">{t('cards.hanging')}</Text>
      <ul>
        {data.subscriptions.map(({ _id, performer, price: tokens }) => (
          <UserLine key={_id} as="li" text={`${performer.name} · ${price(tokens)}`} />
        ))}
      </ul>
    </div>
  );
}
