interface PolicyFactory {
  createPolicy: (
    name: 'default',
    rules: { createHTML: (markup: string) => string | null; createScriptURL: (url: string) => string | null },
  ) => unknown;
}

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/**
 * React Aria clears its announcements by `innerHTML = ''`, which Trusted Types would refuse like any markup. This
 * default policy allows the empty string and refuses everything else. Where Stripe takes cards, its script asks for
 * further parts of itself: those of the same origin are let through, which the page's policy has to admit as well.
 *
 * @param stripeScript its present address; empty without it. A page may have come before that was known
 */
export const allowEmptyMarkup = (stripeScript: () => string): void => {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const isOfStripe = (url: string): boolean => {
    const origin = originOf(stripeScript());
    return origin !== null && originOf(url) === origin;
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? '' : null),
    createScriptURL: (url) => (isOfStripe(url) ? url : null),
  });
};
