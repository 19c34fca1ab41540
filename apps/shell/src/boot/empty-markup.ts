interface PolicyFactory {
  createPolicy: (
    name: 'default',
    rules: { createHTML: (markup: string) => string | null; createScriptURL: (url: string) => string | null },
  ) => unknown;
}

const isOf = (url: string, origin: string): boolean => URL.canParse(url) && new URL(url).origin === origin;

/**
 * React Aria clears its announcements by `innerHTML = ''`, which Trusted Types would refuse like any markup. This
 * default policy allows the empty string and refuses everything else. Where Stripe takes cards, its script asks for
 * further parts of itself: those of the same origin are let through.
 */
export const allowEmptyMarkup = (stripeScript: unknown): void => {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const stripeOrigin = typeof stripeScript === 'string' && stripeScript !== '' ? new URL(stripeScript).origin : null;
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? '' : null),
    createScriptURL: (url) => (stripeOrigin !== null && isOf(url, stripeOrigin) ? url : null),
  });
};
