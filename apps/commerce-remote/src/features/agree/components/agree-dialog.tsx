import type { IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Inline, Text, usePrice } from '@barg/ui-kit';
import { FanGate } from '../../../shared/fan-gate.tsx';
import { PayDialog } from '../../../shared/pay-dialog.tsx';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';

/** Answers `commerce.agree`. */
export function AgreeDialog({ payload, onSettled }: IntentDialogProps<'commerce.agree'>) {
  return (
    <FanGate onRefused={() => onSettled(null)}>
      <Agreement payload={payload} onSettled={onSettled} />
    </FanGate>
  );
}

/** Pays nothing itself: whoever asks does, and says what came of it. */
function Agreement({ payload: { performer, purpose, price }, onSettled }: IntentDialogProps<'commerce.agree'>) {
  const { t } = useTranslation('commerce');
  const inTokens = usePrice();
  const payment = useWalletPayment({
    place: `agree:${purpose}:${performer._id}`,
    price,
    order: { purpose, price },
    pay: () => Promise.resolve(null),
    mayBeUnasked: true,
    onPaid: () => onSettled('done'),
  });
  const tokens = inTokens(price);
  return (
    <PayDialog
      title={t(`agree.titles.${purpose}`)}
      payment={payment}
      label={t(`agree.pay.${purpose}`, { tokens })}
      onClose={() => onSettled(null)}
    >
      <Text as="p">{t(`agree.texts.${purpose}`, { name: performer.name })}</Text>
      <Inline justify="space-between">
        <Text tone="muted">{t('unlock.price')}</Text>
        <Amount value={price} unit="tokens" />
      </Inline>
    </PayDialog>
  );
}
