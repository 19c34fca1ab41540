import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Text, useFormat } from '@barg/ui-kit';
import { useFan } from './fan.ts';
import { tokensLeft, tokensWith } from './hundredths.ts';
import type { WalletPayment } from './use-wallet-payment.ts';
import { LineRoot, WalletLines } from './wallet-line.styles.ts';

/** A figure with its label. */
export const FigureLine = ({ label, tokens }: { label: string; tokens: number }) => (
  <LineRoot>
    <Text tone="muted">{label}</Text>
    <Amount value={tokens} unit="tokens" />
  </LineRoot>
);

/** The balance, and what will be left or is missing for the payment. */
export function WalletLine({ payment }: { payment: WalletPayment }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const balance = useFan()?.balance ?? 0;
  const { taken, isSetAside, missing, isCapped } = payment;
  return (
    <WalletLines>
      <FigureLine label={t('wallet.balance')} tokens={balance} />
      {missing === 0 && Number.isFinite(taken) && !isCapped && (
        <FigureLine
          label={t(isSetAside ? 'wallet.afterSettingAside' : 'wallet.after')}
          tokens={tokensLeft(taken, balance)}
        />
      )}
      {missing > 0 && (
        <Text as="p" size="caption" tone="accent" role="status">
          {t('pay.missing', { count: missing, amount: format.tokens(missing) })}
        </Text>
      )}
    </WalletLines>
  );
}

/** The balance, and what it will be once the tokens are bought; `tokens` is NaN while unknown. */
export function FilledWalletLine({ tokens }: { tokens: number }) {
  const { t } = useTranslation('commerce');
  const balance = useFan()?.balance ?? 0;
  return (
    <WalletLines>
      <FigureLine label={t('wallet.balance')} tokens={balance} />
      {Number.isFinite(tokens) && <FigureLine label={t('wallet.after')} tokens={tokensWith(tokens, balance)} />}
    </WalletLines>
  );
}
