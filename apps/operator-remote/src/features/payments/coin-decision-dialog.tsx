import { useState } from 'react';
import type { MismatchedCryptoPayment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, useToast } from '@barg/ui-kit';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { namedCoins, waitingOf, type CoinDecision } from './coins-of-payment.ts';
import { useDecideMismatchedPaymentMutation } from './crypto-payments-api.ts';

interface CoinDecisionDialogProps {
  item: MismatchedCryptoPayment;
  decision: CoinDecision;
  onClose: () => void;
}

/** Asks before a decision about the coins that wait, and says how many these are. */
export function CoinDecisionDialog({ item, decision, onClose }: CoinDecisionDialogProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [decide] = useDecideMismatchedPaymentMutation();
  const { payment, hasMore } = item;
  // What comes while the dialog is open was not seen: it is refused, and the card behind it shows it.
  const [seen] = useState({ received: payment.received, hasMore, coins: waitingOf(payment) });
  const handleConfirm = async (note: string) => {
    await decide({ id: payment._id, decision, note, ...seen }).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  return (
    <ActionDialog
      title={t(`coins.acts.${decision}`)}
      text={t(`coins.help.${decision}`)}
      confirmLabel={t(`coins.acts.${decision}`)}
      tone="danger"
      about={hasMore ? `${payment._id}:more` : payment._id}
      noteLabel={t('coins.note')}
      noteLimit={500}
      isNoteRequired
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Text weight="medium">{t('coins.about', { coins: namedCoins(seen.coins, payment.coin) })}</Text>
    </ActionDialog>
  );
}
