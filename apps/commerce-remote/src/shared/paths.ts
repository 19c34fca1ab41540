import { CONTACT_PATH, EXPLORE_PATH, HOME_PATH, LIBRARY_PATH, profilePath, STUDIO_PATH } from '@barg/contract';

/** Pages of this remote. */
export const paths = {
  wallet: '/wallet',
  payments: '/wallet/payments',
  refunds: '/wallet/refunds',
  cards: '/wallet/cards',
  limits: '/wallet/limits',
  subscriptions: '/subscriptions',
} as const;

export const receiptPath = (paymentId: string): string => `/wallet/receipts/${paymentId}`;
export const coinsPath = (paymentId: string): string => `/wallet/crypto/${paymentId}`;
export const transactionPath = (transactionId: string): string => `/wallet/transactions/${transactionId}`;

/** Paths of other pages of the site. */
export const sitePaths = {
  home: HOME_PATH,
  explore: EXPLORE_PATH,
  bookmarks: LIBRARY_PATH,
  studio: STUDIO_PATH,
  contact: CONTACT_PATH,
  profile: profilePath,
} as const;
