import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, useFormat, usePrice } from '@barg/ui-kit';
import { subscriptionState, type SubscriptionState } from '../hooks/subscription-state.ts';

const variants = {
  running: 'status',
  paused: 'pending',
  ending: 'status',
  unpaid: 'danger',
  over: 'danger',
} as const satisfies Record<SubscriptionState, string>;

export function SubscriptionBadge({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  const state = subscriptionState(subscription);
  const word = state === 'ending' && subscription.gift ? 'gift' : state;
  return <Badge variant={variants[state]}>{t(`subscriptions.states.${word}`)}</Badge>;
}

type Failure = 'cap' | 'card' | 'suspended' | 'closed' | 'balance';

/**
 * Why it was not renewed: a spending cap, a card that the bank is silent about, a wallet that is suspended or closed, or
 * too little balance.
 */
export const failureOf = ({ failure }: Pick<Subscription, 'failure'>): Failure => {
  if (failure === 'wallet.cap_reached') return 'cap';
  if (failure === 'account.payment_pending') return 'card';
  if (failure === 'wallet.closed') return 'closed';
  return failure === 'wallet.suspended' ? 'suspended' : 'balance';
};

/** A sentence about what comes next and when: a renewal with its price, the end, or the missing payment. */
export const useSubscriptionText = (): ((subscription: Subscription) => string) => {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const price = usePrice();
  return (subscription) => {
    const { type, price: tokens, currentPeriodEnd } = subscription;
    const state = subscriptionState(subscription);
    const values = { date: format.date(currentPeriodEnd, 'long'), tokens: price(tokens) };
    if (state === 'unpaid') return t(`subscriptions.failed.${failureOf(subscription)}`, values);
    if (state !== 'running') return t(`subscriptions.${state}`, values);
    if (subscription.pause) return t('subscriptions.pauses', values);
    if (type === 'free') return t(tokens === 0 ? 'subscriptions.free' : 'subscriptions.trial', values);
    return t(`subscriptions.renews.${type}`, values);
  };
};
