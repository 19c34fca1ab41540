import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, UserText, useFormat, usePrice } from '@barg/ui-kit';
import { subscriptionState } from '../hooks/subscription-state.ts';
import { CardRenewal } from './card-renewal.tsx';

/** Notes on a subscription: the card that pays, who gave it and the giver's message, and an announced price. */
export function SubscriptionNotes({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const price = usePrice();
  const { gift, priceChange } = subscription;
  const renews = !['ending', 'over'].includes(subscriptionState(subscription));
  return (
    <>
      {renews && <CardRenewal subscription={subscription} />}
      {gift && (
        <Text as="p" size="caption">
          {t('gift.from', { name: gift.from.name })}
        </Text>
      )}
      {gift?.note && <UserText text={gift.note} />}
      {renews && priceChange && priceChange.price > priceChange.before && (
        <Text as="p" size="caption" tone="accent">
          {t('subscriptions.priceRaised', {
            date: format.date(priceChange.from, 'long'),
            price: price(priceChange.price),
            before: price(priceChange.before),
          })}
        </Text>
      )}
    </>
  );
}
