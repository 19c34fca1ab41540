import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting, type SubscriptionType } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { useCoupon } from '../../../shared/coupon/use-coupon.ts';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { useSubscribeMutation } from '../api/subscribe.ts';
import { plansOf } from './plans.ts';
import { useCardSubscription } from './use-card-subscription.ts';
import type { FoundSubscription } from './use-subscription.ts';

/** The length of a free period in months; 0 when the site offers none. */
const useFreeMonths = (): number => {
  const isEnabled = useSetting('freeSubscriptionEnabled');
  const duration = useSetting('freeSubscriptionDuration');
  return isEnabled ? duration : 0;
};

/** The plan that the fan has chosen. */
export interface PlanChosen {
  type: SubscriptionType;
  choose: (type: SubscriptionType) => void;
}

/** The plans of a performer and the chosen one; empty while she is loading. */
export const usePlans = (found: FoundSubscription | null, type: SubscriptionType, isTrialUsed = false) => {
  const freeMonths = useFreeMonths();
  const plans = found
    ? plansOf(found.performer, { isFirst: found.subscription === null && !isTrialUsed, freeMonths })
    : [];
  return { plans, chosen: plans.find((plan) => plan.period === type) ?? plans[0] };
};

/** The plans of a performer, the chosen one, and its payment from the wallet or by card. */
export const useSubscribe = (found: FoundSubscription | null, { type, choose }: PlanChosen, onDone?: () => void) => {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [subscribe] = useSubscribeMutation();
  const [isTrialUsed, setTrialUsed] = useState(false);
  const { plans, chosen } = usePlans(found, type, isTrialUsed);
  const performerId = found?.performer._id ?? '';
  const isPaid = chosen !== undefined && chosen.charge > 0;
  const coupon = useCoupon(isPaid ? { purpose: 'subscription', itemId: performerId, plan: chosen.period } : null);
  const { quote } = coupon;
  const order = {
    performerId,
    type: chosen?.type,
    ...(quote && { coupon: quote.code }),
    expectedPrice: quote?.total ?? chosen?.charge ?? 0,
    expectedRenewalPrice: chosen?.price ?? 0,
  };
  const handlePaid = () => {
    toast(t('subscribe.done', { name: found?.performer.name ?? '' }), { tone: 'success' });
    onDone?.();
  };
  const payment = useWalletPayment({
    place: `subscribe:${performerId}`,
    price: chosen ? order.expectedPrice : NaN,
    order,
    pay: (key) => subscribe({ body: order, key }).unwrap(),
    onRefused: (failure) => {
      // The plans are shown again without the trial, with the error's message.
      if (failure.code === 'subscription.trial_used') setTrialUsed(true);
      return coupon.askAgain(failure);
    },
    onPaid: handlePaid,
  });
  const byCard = useCardSubscription({
    performerId,
    price: payment.price,
    onRefused: coupon.askAgain,
    onPaid: handlePaid,
  });
  return { plans, chosen, choose, order, payment, byCard, coupon: isPaid ? coupon : null };
};

export type Subscribing = ReturnType<typeof useSubscribe>;
