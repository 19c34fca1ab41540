import { useState } from 'react';
import type { PayoutMethod } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useConfirmed } from '@barg/session';
import { Text, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useRemovePayoutMethodMutation } from '../api/payouts.ts';

interface MethodRemovalProps {
  title: string;
  method: PayoutMethod;
  onClose: () => void;
}

/** Asks before a way of being paid is removed. While a payout is to go there the server refuses it. */
export function MethodRemoval({ title, method, onClose }: MethodRemovalProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const runConfirmed = useConfirmed();
  const [remove] = useRemovePayoutMethodMutation();
  const [isBusy, setIsBusy] = useState(false);

  const handleConfirm = async () => {
    setIsBusy(true);
    try {
      const removed = await runConfirmed(() => remove({ kind: method._id, version: method.changedAt }).unwrap());
      if (removed) toast(t('payouts.removed'), { tone: 'success' });
    } catch (failure) {
      toast(toQueryError(failure).message || t('payouts.failed'), { tone: 'danger' });
    }
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={t('payouts.remove')}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Text>{t('payouts.removeHelp')}</Text>
    </ConfirmDialog>
  );
}
