import { useCallback } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { openStripe, type StripeBrowser } from './stripe-script.ts';

/** Whether cards are typed into Stripe's own fields. */
export const useIsStripe = (): boolean => useSetting('stripeScript') !== '';

/** Opens Stripe with the keys of this site. */
export const useOpenStripe = (): (() => Promise<StripeBrowser>) => {
  const script = useSetting('stripeScript');
  const publishableKey = useSetting('stripePublishableKey');
  const culture = useTranslation('commerce').i18n.language;
  return useCallback(() => openStripe({ script, publishableKey, culture }), [script, publishableKey, culture]);
};
