import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { isolate } from '../../../shared/isolate.ts';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { useSubscribeMutation } from '../api/subscribe.ts';
import { plansOf, type Plan } from './plans.ts';
import type { FoundSubscription } from './use-subscription.ts';

/** Length of a free period in months; 0 where the site offers none. */
const useFreeMonths = (): number => {
  const isEnabled = useSetting('freeSubscriptionEnabled');
  const duration = useSetting('freeSubscriptionDuration');
  return isEnabled ? duration : 0;
};

/** The plans of a performer, the chosen one, and its payment. There are none until she is found. */
export const useSubscribe = (found: FoundSubscription | null, onDone?: () => void) => {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [subscribe] = useSubscribeMutation();
  const freeMonths = useFreeMonths();
  const plans = found ? plansOf(found.performer, { isFirst: found.subscription === null, freeMonths }) : [];
  const [period, setPeriod] = useState<Plan['period']>('monthly');
  const chosen = plans.find((plan) => plan.period === period) ?? plans[0];
  const body = { performerId: found?.performer._id ?? '', type: chosen?.type };
  const payment = useWalletPayment({
    price: chosen?.charge ?? NaN,
    order: body,
    pay: (key) => subscribe({ body, key }).unwrap(),
    onPaid: () => {
      toast(t('subscribe.done', { name: isolate(found?.performer.name ?? '') }), { tone: 'success' });
      onDone?.();
    },
  });
  return { plans, chosen, choose: setPeriod, payment };
};

export type Subscribing = ReturnType<typeof useSubscribe>;
