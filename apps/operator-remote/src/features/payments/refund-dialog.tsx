import { useState } from 'react';
import type { ManagedPayment, RefundPreview } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { Stack, Text, useToast, useTokens } from '@barg/ui-kit';
import { NumberField, useBoundsText } from '@barg/ui-kit/forms';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { Facts } from '../../shared/facts.tsx';
import { Money } from '../../shared/money.tsx';
import { GiveMost, mostRefundable } from '../../shared/most-refundable.tsx';
import { PartsTable } from '../../shared/parts-table.tsx';
import { PreviewRoom } from '../../shared/preview-room.tsx';
import { useAskedAmount } from '../../shared/use-asked-amount.ts';
import { useRefundPaymentMutation, useRefundPreviewQuery } from './payments-api.ts';

interface RefundDialogProps {
  payment: ManagedPayment;
  onClose: () => void;
}

const leftOf = ({ amount, refunded }: ManagedPayment): number => Math.round((amount - refunded) * 100) / 100;

/** Refunds a payment: the amount, a preview of which accounts pay for it, and the reason. Coins are sent by hand before. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [amount, setAmount] = useState(() => leftOf(payment));
  const [refund] = useRefundPaymentMutation();
  const isOfCoins = payment.card === null;
  const left = leftOf(payment);
  const whole = useAskedAgain(useRefundPreviewQuery({ id: payment._id, amount: left }));
  const most = mostRefundable(whole.error);
  const bounds = { least: 0.01, most: most ?? left };
  const told = useBoundsText(bounds, 'money');
  const { asked, isAsked } = useAskedAmount(amount, told.refusalOf);
  const preview = useRefundPreviewQuery({ id: payment._id, amount: asked }, { skip: !isAsked });
  const handleConfirm = async (reason: string, key: string) => {
    await refund({ id: payment._id, amount, reason, key, ...(isOfCoins && { isSentByHand: true }) }).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  return (
    <ActionDialog
      title={t('payments.refund.action')}
      text={t(isOfCoins ? 'payments.refund.coinsHelp' : 'payments.refund.help')}
      confirmLabel={t('payments.refund.action')}
      tone="danger"
      about={payment._id}
      noteLabel={t('refunds.words')}
      noteLimit={500}
      isNoteRequired
      content={{ amount }}
      refusal={told.refusalOf(amount)}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {payment.refunded > 0 && (
        <Facts
          facts={[
            {
              name: t('payments.refunded'),
              value: <Money amount={payment.refunded} currency={payment.currency} />,
            },
          ]}
        />
      )}
      <NumberField
        label={t('payments.refund.amount')}
        value={amount}
        unit="money"
        bounds={bounds}
        required
        end={payment.currency}
        onChange={setAmount}
      />
      <GiveMost
        most={most}
        currency={payment.currency}
        reason={isAsked ? undefined : whole.error?.message}
        onPress={setAmount}
      />
      <PreviewRoom isAsked={isAsked} query={preview}>
        {(bearers) => <Bearers preview={bearers} />}
      </PreviewRoom>
    </ActionDialog>
  );
}

function Bearers({ preview: { tokens, parts } }: { preview: RefundPreview }) {
  const { t } = useTranslation('operator');
  const inWords = useTokens();
  return (
    <Stack gap={2}>
      <Text>{t('payments.refund.takes', { tokens: inWords(tokens) })}</Text>
      <PartsTable label={t('payments.refund.preview')} parts={parts} />
    </Stack>
  );
}
