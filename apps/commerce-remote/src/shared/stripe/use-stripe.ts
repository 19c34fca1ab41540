import { useCallback } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { loadAnewFor } from '@barg/session/load-anew';
import { openStripe, type StripeBrowser } from './stripe-script.ts';

/** Whether cards are typed into Stripe's own fields. */
export const useIsStripe = (): boolean => useSetting('stripeScript') !== '';

/** Opens Stripe with the keys of this site. A page that came before these were known is loaded anew. */
export const useOpenStripe = (): (() => Promise<StripeBrowser>) => {
  const script = useSetting('stripeScript');
  const publishableKey = useSetting('stripePublishableKey');
  const culture = useTranslation('commerce').i18n.language;
  return useCallback(async () => {
    try {
      return await openStripe({ script, publishableKey, culture });
    } catch (failure) {
      loadAnewFor('stripeScript');
      throw failure;
    }
  }, [script, publishableKey, culture]);
};
