import { trustedScriptUrl } from '@barg/runtime/trusted-types';

/** The used part of Stripe's script (https://docs.stripe.com/js). */
export interface StripeError {
  code?: string;
  message?: string;
}

export interface StripeCardElement {
  mount: (place: HTMLElement) => void;
  destroy: () => void;
  on: (event: 'ready' | 'change', listener: () => void) => unknown;
}

export interface StripeBrowser {
  elements: () => {
    create: (kind: 'card', options: { hidePostalCode: boolean; style: object }) => StripeCardElement;
  };
  createPaymentMethod: (given: {
    type: 'card';
    card: StripeCardElement;
  }) => Promise<{ paymentMethod?: { id: string }; error?: StripeError }>;
  handleNextAction: (given: { clientSecret: string }) => Promise<{ error?: StripeError }>;
}

declare global {
  interface Window {
    Stripe?: (key: string, options: { locale: string }) => StripeBrowser;
  }
}

export interface StripeSettings {
  script: string;
  publishableKey: string;
  /** The page's culture; Stripe falls back to the browser's language. */
  culture: string;
}

/** Stripe has Arabic and English, but not Persian: then the fields show digits only. */
const localeOf = (culture: string): string => ({ ar: 'ar', en: 'en' })[culture.slice(0, 2)] ?? 'auto';

/** The page's Content-Security-Policy allows this policy's name, and Stripe's origin only. */
const POLICY = 'barg-stripe';

/** Inserts the script once; a failed attempt can be repeated. */
const insert = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const known = document.head.querySelector<HTMLScriptElement>('script[data-stripe]');
    const script = known ?? document.createElement('script');
    script.addEventListener('load', () => {
      // What came was no Stripe, as a network's own page: the next attempt has to ask again.
      if (!window.Stripe) script.remove();
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Stripe did not load'));
    });
    if (known) return;
    script.async = true;
    script.dataset.stripe = '';
    script.src = trustedScriptUrl(POLICY, url);
    document.head.append(script);
  });

/** Loads Stripe's script, only when a card is typed or confirmed. */
export const openStripe = async ({ script, publishableKey, culture }: StripeSettings): Promise<StripeBrowser> => {
  if (!window.Stripe) await insert(script);
  if (!window.Stripe) throw new Error('Stripe did not load');
  return window.Stripe(publishableKey, { locale: localeOf(culture) });
};
