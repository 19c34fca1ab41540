/** What of Stripe's script is used here (https://docs.stripe.com/js). */
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

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

export interface StripeSettings {
  script: string;
  publishableKey: string;
  /** A culture; Stripe writes in the browser's language where it does not know it. */
  culture: string;
}

/** Stripe speaks Arabic and English; its fields are mere digits where it does not speak a language. */
const localeOf = (culture: string): string => ({ ar: 'ar', en: 'en' })[culture.slice(0, 2)] ?? 'auto';

/** The page's policy admits this name where Stripe takes cards, and Stripe's origin alone. */
const trusted = (url: string): string => {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy('barg-stripe', { createScriptURL: () => url }).createScriptURL(url) ?? url;
};

/** Puts the script into the page, where it is not yet; one that did not come is tried again the next time. */
const insert = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const known = document.head.querySelector<HTMLScriptElement>('script[data-stripe]');
    const script = known ?? document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Stripe did not load'));
    });
    if (known) return;
    script.async = true;
    script.dataset.stripe = '';
    script.src = trusted(url);
    document.head.append(script);
  });

/** Stripe in this page. Only where a card is typed or confirmed is its script asked for. */
export const openStripe = async ({ script, publishableKey, culture }: StripeSettings): Promise<StripeBrowser> => {
  if (!window.Stripe) await insert(script);
  if (!window.Stripe) throw new Error('Stripe did not load');
  return window.Stripe(publishableKey, { locale: localeOf(culture) });
};
