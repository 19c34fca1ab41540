/** Pages of this remote. */
export const paths = {
  wallet: '/wallet',
  payments: '/wallet/payments',
  cards: '/wallet/cards',
  subscriptions: '/subscriptions',
} as const;

/** Addresses of others that every site has. */
export const sitePaths = {
  home: '/home',
  explore: '/explore',
  bookmarks: '/bookmarks',
  studio: '/creator/studio',
  profile: (username: string) => `/${username}`,
} as const;
