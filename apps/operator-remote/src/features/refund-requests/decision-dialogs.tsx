import { useState } from 'react';
import type { ManagedRefundRequest } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { useToast } from '@barg/ui-kit';
import { NumberField, useBoundsText } from '@barg/ui-kit/forms';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { GiveMost, mostRefundable } from '../../shared/most-refundable.tsx';
import { PartsTable } from '../../shared/parts-table.tsx';
import { PreviewRoom } from '../../shared/preview-room.tsx';
import { useAskedAmount } from '../../shared/use-asked-amount.ts';
import { useGrantPreviewQuery, useGrantRequestMutation, useRefuseRequestMutation } from './refund-requests-api.ts';

interface DecisionProps {
  request: ManagedRefundRequest;
  onClose: () => void;
}

/** Grants a request in full or in part, with a preview and a message to whoever has the movement. Coins are sent by hand before. */
export function GrantDialog({ request, onClose }: DecisionProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  /** All that is left, until an amount is typed. */
  const [amount, setAmount] = useState<number>();
  const [grant] = useGrantRequestMutation();
  const whole = useAskedAgain(useGrantPreviewQuery({ id: request._id, amount: undefined }));
  const { isOfCoins, currency, seller } = request;
  const unit = currency === null ? 'tokens' : 'money';
  // What is shown is what is granted: nothing, until it is known how much is left.
  const shown = amount ?? whole.data?.amount ?? null;
  const most = mostRefundable(whole.error);
  const bounds = { least: 0.01, most: whole.data?.amount ?? most };
  const told = useBoundsText(bounds, unit);
  const refusalOf = (value: number | undefined) => (value === undefined ? undefined : told.refusalOf(value));
  const { asked, isAsked } = useAskedAmount(amount, refusalOf);
  const preview = useGrantPreviewQuery({ id: request._id, amount: asked }, { skip: !isAsked });
  const handleConfirm = async (text: string, key: string) => {
    await grant({
      id: request._id,
      amount: shown ?? undefined,
      text,
      key,
      ...(isOfCoins && { isSentByHand: true }),
    }).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  return (
    <ActionDialog
      title={t('refunds.grant')}
      text={t(isOfCoins ? 'refunds.coinsHelp' : 'refunds.grantHelp')}
      confirmLabel={t('refunds.grant')}
      tone="danger"
      about={request._id}
      // They stand on the movement, which the seller of what is paid back has as well.
      noteLabel={t(seller === null ? 'refunds.words' : 'refunds.bothWords')}
      noteLimit={1000}
      isNoteRequired
      content={{ amount: shown }}
      refusal={told.refusalOf(shown)}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <NumberField
        label={t('payments.refund.amount')}
        value={shown}
        unit={unit}
        bounds={bounds}
        required
        end={currency ?? t('users.tokens')}
        onChange={setAmount}
      />
      {currency !== null && <GiveMost most={most} currency={currency} onPress={setAmount} />}
      <PreviewRoom isAsked={isAsked} query={preview}>
        {(bearers) => <PartsTable label={t('payments.refund.preview')} parts={bearers.parts} />}
      </PreviewRoom>
    </ActionDialog>
  );
}

/** Refuses a request, with a message to the fan. */
export function RefuseDialog({ request, onClose }: DecisionProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [refuse] = useRefuseRequestMutation();
  const handleConfirm = async (text: string) => {
    await refuse({ id: request._id, text }).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  return (
    <ActionDialog
      title={t('refunds.refuse')}
      text={t('refunds.refuseHelp')}
      confirmLabel={t('refunds.refuse')}
      tone="danger"
      about={request._id}
      noteLabel={t('refunds.words')}
      noteLimit={1000}
      isNoteRequired
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
