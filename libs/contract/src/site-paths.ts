/**
 * Pages that others than their owners lead to: the one place where their addresses are written beside the owner's own
 * descriptor. A test holds that each is somebody's route.
 */

// Of the shell.
export const REGISTER_PATH = '/auth/register';
export const CONTACT_PATH = '/contact';
export const sitePagePath = (slug: string): string => `/page/${slug}`;

// Of the feed.
export const HOME_PATH = '/home';
export const EXPLORE_PATH = '/explore';
export const explorePath = (words: string): string => `${EXPLORE_PATH}?q=${encodeURIComponent(words)}`;
export const LIBRARY_PATH = '/bookmarks';
export const profilePath = (username: string): string => `/${username}`;
export const postPath = (postId: string): string => `/posts/${postId}`;
export const galleryPath = (galleryId: string): string => `/galleries/${galleryId}`;
export const videoPath = (videoId: string): string => `/videos/${videoId}`;
export const productPath = (productId: string): string => `/products/${productId}`;

// Of the studio.
export const STUDIO_PATH = '/creator/studio';
/** All that a performer has uploaded, and the films of her streams. */
export const VAULT_PATH = '/creator/vault';
export const PERFORMER_ACCOUNT_PATH = '/creator/account';
export const VERIFICATION_PATH = '/creator/account/verification';
/** The orders that were placed in a performer's shop. */
export const SOLD_ORDERS_PATH = '/creator/orders';
export const soldOrderPath = (orderId: string): string => `${SOLD_ORDERS_PATH}/${orderId}`;
/** What she has set for her conversations. */
export const INBOX_SETTINGS_PATH = '/creator/inbox';

// Of live.
export const privateStreamPath = (sessionId: string): string => `/live/private/${sessionId}`;

// Of the account.
export const ACCOUNT_PATH = '/user/account';
export const SECURITY_PATH = '/user/account/security';
/** By which ways one is told of what. */
export const NOTIFICATION_SETTINGS_PATH = '/user/account/notifications';
/** Where one invites others. */
export const REFERRALS_PATH = '/user/account/referrals';
/** What operators removed of the account. */
export const REMOVALS_PATH = '/user/account/removals';
/** Where members find each other. */
export const PEOPLE_PATH = '/users/search';

// Of the messages, the streams, the console.
export const conversationPath = (conversationId: string): string => `/messages/${conversationId}`;
export const streamPath = (streamId: string): string => `/live/${streamId}`;
export const OPERATOR_PATH = '/operator';
