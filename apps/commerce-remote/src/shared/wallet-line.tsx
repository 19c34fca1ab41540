import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Text, useFormat } from '@barg/ui-kit';
import { useFan } from './fan.ts';
import type { WalletPayment } from './use-wallet-payment.ts';
import { LineRoot } from './wallet-line.styles.ts';

/** What the wallet holds, and what it lacks for what is being paid. */
export function WalletLine({ payment }: { payment: WalletPayment }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const { missing } = payment;
  return (
    <div>
      <LineRoot>
        <Text tone="muted">{t('wallet.balance')}</Text>
        <Amount value={useFan()?.balance ?? 0} unit="tokens" />
      </LineRoot>
      {missing > 0 && (
        <Text as="p" size="caption" tone="accent" role="status">
          {t('pay.missing', { count: missing, amount: format.tokens(missing) })}
        </Text>
      )}
    </div>
  );
}
