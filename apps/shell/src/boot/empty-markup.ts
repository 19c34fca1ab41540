interface PolicyFactory {
  createPolicy: (name: 'default', rules: { createHTML: (markup: string) => string | null }) => unknown;
}

/**
 * React Aria empties its announcements by `innerHTML = ''`, which Trusted Types would refuse as any other markup.
 * The default policy lets nothing in, and nothing out but that: whatever is not empty is refused as before.
 */
export const allowEmptyMarkup = (): void => {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? '' : null) });
};
