import type { MismatchedCryptoPayment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Dots, Text, useTokens } from '@barg/ui-kit';
import { cameOf, moreOf, namedCoins } from './coins-of-payment.ts';

/** What came for the payment and what that is worth; once decided, of what came after that alone while it waits. */
export function CoinSums({ item }: { item: MismatchedCryptoPayment }) {
  const { t } = useTranslation('operator');
  const tokens = useTokens();
  const { payment, worth, decision } = item;
  const more = moreOf(payment);
  if (more !== null) {
    return (
      <Text>
        <Dots>
          {t('coins.since', { coins: namedCoins(more, payment.coin) })}
          {t('coins.alone', { tokens: tokens(worth) })}
        </Dots>
      </Text>
    );
  }
  const received = namedCoins(cameOf(payment), payment.coin);
  return (
    <Text>
      <Dots>
        {t('coins.came', { received, asked: namedCoins(payment.amount ?? '0', payment.coin) })}
        {/* Once credited, the payment is of what came: what was asked for is no longer known. */}
        {decision === 'credited'
          ? tokens(worth)
          : t('coins.worth', { tokens: tokens(worth), asked: tokens(payment.tokens) })}
      </Dots>
    </Text>
  );
}
