import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, usePrice } from '@barg/ui-kit';
import { cardName } from '../../../shared/card-name.ts';

/** Says when a subscription that costs nothing now is charged next, and what: the wallet, and how much, or a card. */
export const useNextCharge = ({ price, card, currentPeriodEnd }: Subscription): string => {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const inTokens = usePrice();
  if (price === 0) return t('subscriptions.goesOnFree');
  const date = format.date(currentPeriodEnd, 'long');
  return card
    ? t('subscriptions.nextChargeByCard', { date, card: cardName(card) })
    : t('subscriptions.nextCharge', { date, tokens: inTokens(price) });
};
