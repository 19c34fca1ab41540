interface PolicyFactory {
  createPolicy: (name: 'default', rules: { createHTML: (markup: string) => string | null }) => unknown;
}

/**
 * React Aria clears its announcements by `innerHTML = ''`, which Trusted Types would refuse like any markup. This
 * default policy allows the empty string and refuses everything else.
 */
export const allowEmptyMarkup = (): void => {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? '' : null) });
};
