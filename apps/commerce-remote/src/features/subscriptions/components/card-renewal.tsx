import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { Text } from '@barg/ui-kit';
import { useOwnTaxQuery } from '../../../shared/api/own-tax.ts';
import { cardName } from '../../../shared/card-name.ts';
import { useCardCost } from '../hooks/use-card-cost.ts';

/** Which card a renewal is taken from and what it costs in money; nothing where the wallet pays. */
export function CardRenewal({ subscription: { card, price } }: { subscription: Subscription }) {
  if (!card || price === 0) return null;
  return <CardRenewalText card={card} price={price} />;
}

function CardRenewalText({ card, price }: { card: NonNullable<Subscription['card']>; price: number }) {
  const { t } = useTranslation('commerce');
  const tax = useAskedAgain(useOwnTaxQuery());
  const { moneyFor } = useCardCost(tax.data);
  // Without the tax it would be too little.
  if (!tax.data) return null;
  return (
    <Text as="p" size="caption" tone="muted">
      {t('subscriptions.fromCard', { card: cardName(card), cost: moneyFor(price) })}
    </Text>
  );
}
