import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Text, useFormat } from '@barg/ui-kit';
import { useFan } from './fan.ts';
import { tokensLeft } from './hundredths.ts';
import type { WalletPayment } from './use-wallet-payment.ts';
import { LineRoot, WalletLines } from './wallet-line.styles.ts';

/** What the wallet holds, and what will be left in it or is lacking for what is being paid. */
export function WalletLine({ payment }: { payment: WalletPayment }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const balance = useFan()?.balance ?? 0;
  const { price, missing } = payment;
  return (
    <WalletLines>
      <LineRoot>
        <Text tone="muted">{t('wallet.balance')}</Text>
        <Amount value={balance} unit="tokens" />
      </LineRoot>
      {missing === 0 && price > 0 && (
        <LineRoot>
          <Text tone="muted">{t('wallet.after')}</Text>
          <Amount value={tokensLeft(price, balance)} unit="tokens" />
        </LineRoot>
      )}
      {missing > 0 && (
        <Text as="p" size="caption" tone="accent" role="status">
          {t('pay.missing', { count: missing, amount: format.tokens(missing) })}
        </Text>
      )}
    </WalletLines>
  );
}
