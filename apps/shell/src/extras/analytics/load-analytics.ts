import { trustedScriptUrl } from '@barg/runtime/trusted-types';

/** Google's script for counting visits. The page's policy admits it only when the setting is there. */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const POLICY = 'barg-analytics';

/** As Google writes them: `G-ABC123`, `UA-1234-1`, `GTM-XYZ`. Anything else is a slip of the operator. */
const CODE = /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/i;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's script accepts commands only as `arguments` objects. */
const gtag = (...parts: unknown[]): void => {
  window.dataLayer?.push(Object.assign(parts, { [Symbol.toStringTag]: 'Arguments' }));
};

/** Queries and fragments stay here: words that were searched for, and what letters and other sites hand over. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

const addresses = () => ({
  page_location: location.origin + location.pathname,
  page_referrer: withoutQuery(document.referrer),
});

/**
 * Starts counting visits, once in a document; nothing is requested before this call. Later calls say which page is open
 * now: the script keeps an address that it was told.
 */
export function loadAnalytics(code: string): void {
  if (!CODE.test(code)) return;
  const isLoaded = document.head.querySelector(`script[src^="${SCRIPT}"]`) !== null;
  if (isLoaded) return gtag('config', code, { ...addresses(), update: true, send_page_view: false });
  window.dataLayer = window.dataLayer ?? [];
  gtag('js', new Date());
  gtag('config', code, { ...addresses(), anonymize_ip: true, allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(POLICY, `${SCRIPT}?id=${encodeURIComponent(code)}`);
  document.head.append(script);
}

/** Google's own switch: stops what was begun, from this call on. */
export const allowAnalytics = (code: string, isAllowed: boolean): void => {
  Object.assign(window, { [`ga-disable-${code}`]: !isAllowed });
};
