import { useState } from 'react';
import type { IntentDialogProps } from '@barg/contract';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { useFormat, usePrice, useToast, useTokens } from '@barg/ui-kit';
import { SentNote, TextField } from '@barg/ui-kit/fields';
import { AmountField } from '@barg/ui-kit/forms';
import { FanGate } from '../../../shared/fan-gate.tsx';
import { PayDialog } from '../../../shared/pay-dialog.tsx';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { useGiveTipMutation } from '../api/give-tip.ts';
import { tipPresets } from './tip-presets.ts';

const LONGEST_NOTE = 500;

/** Answers `commerce.tip`. */
export function TipDialog({ payload, onSettled }: IntentDialogProps<'commerce.tip'>) {
  return (
    <FanGate wanted={{ kind: 'dialog', intent: 'commerce.tip', payload }} onRefused={() => onSettled(null)}>
      <Tip payload={payload} onSettled={onSettled} />
    </FanGate>
  );
}

function Tip({ payload: { performer, source }, onSettled }: IntentDialogProps<'commerce.tip'>) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const tokens = useTokens();
  const price = usePrice();
  const toast = useToast();
  const [minimum, maximum] = [useSetting('minimumTipPrice'), useSetting('maximumTipPrice')];
  const presets = tipPresets(minimum, maximum);
  const [amount, setAmount] = useState(presets[0] ?? minimum);
  const { text: note, isSent, change: setNote, forget } = useUnsentText(`tip:${performer._id}`);
  const [giveTip] = useGiveTipMutation();

  const isPayable = amount >= minimum && amount <= maximum;
  const bounds = t('pay.bounds', { minimum: format.tokens(minimum), maximum: tokens(maximum) });
  // In a stream the chat is for words, with its rules. A note that was begun elsewhere is kept for there.
  const takesNote = source.type !== 'stream';
  const words = takesNote ? shownWords(note) : '';
  const order = { performerId: performer._id, source, amount, ...(words && { note: words }) };
  const { name } = performer;
  const payment = useWalletPayment({
    place: `tip:${performer._id}`,
    price: isPayable ? amount : NaN,
    order,
    pay: (key) => giveTip({ order, key }).unwrap(),
    onPaid: () => {
      if (takesNote) forget(note);
      toast(t('tip.done', { tokens: price(amount), name }), { tone: 'success' });
      onSettled('done');
    },
  });

  return (
    <PayDialog
      title={t('tip.title', { name })}
      payment={payment}
      label={isPayable ? t('tip.give', { tokens: price(amount) }) : t('tip.action')}
      isPayable={isPayable}
      onClose={() => onSettled(null)}
    >
      <AmountField
        label={t('tip.amount')}
        help={bounds}
        error={isPayable || Number.isNaN(amount) ? undefined : bounds}
        value={amount}
        onChange={setAmount}
        presets={presets}
      />
      {takesNote && (
        <TextField
          isOptional
          label={t('tip.note')}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <SentNote isSent={isSent} />
    </PayDialog>
  );
}
