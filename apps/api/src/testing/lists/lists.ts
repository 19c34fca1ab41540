import type { ListWorld } from './world.ts';

type Who = 'fan' | 'her' | 'keeper' | 'stranger' | 'operator' | 'guest';

/** A list, who reads it and where. */
export interface List {
  operation: string;
  who: Who;
  url: (world: ListWorld) => string;
  /** How many steps more it may take where there is more: bounded, and not by the rows. */
  steps: number;
}

export const list = (operation: string, who: Who, url: string | ((world: ListWorld) => string), steps = 0): List => ({
  operation,
  who,
  steps,
  url: typeof url === 'string' ? () => url : url,
});

const assets = '/performer-assets';

export const LISTS: readonly List[] = [
  list('listFeedPosts', 'fan', '/user/feeds?tab=following'),
  list('listFeedPosts', 'stranger', '/user/feeds?tab=suggested'),
  list('listFeedPosts', 'fan', ({ her }) => `/user/feeds?performerId=${her.id}`),
  list('listLandingFeedPosts', 'guest', '/user/feeds/landing'),
  list('listLandingFeedPosts', 'fan', ({ her }) => `/user/feeds/landing?performerId=${her.id}`),
  // It reads on among the newest before it asks the index of words.
  list('listLandingFeedPosts', 'fan', '/user/feeds/landing?q=green', 1),
  list('listTrending', 'fan', '/trending'),
  list('listComments', 'fan', ({ first }) => `/comments?objectType=feed&objectId=${first.feed}`),
  list(
    'listComments',
    'fan',
    ({ first, threadId }) => `/comments?objectType=feed&objectId=${first.feed}&parentId=${threadId}`,
  ),
  list('searchGalleries', 'fan', `${assets}/galleries/search`),
  list('listPhotos', 'fan', `${assets}/photos`),
  list('listPhotosOfPerformer', 'fan', ({ her }) => `${assets}/photos/${her.id}`),
  list('searchVideos', 'fan', `${assets}/videos/search`),
  list('searchProducts', 'fan', `${assets}/products/search`),
  list('searchPerformers', 'fan', '/performers/user/search'),
  list('searchPerformers', 'fan', '/performers/user/search?q=petal'),
  list('getRandomPerformers', 'stranger', '/performers/search/random'),
  list('getTopPerformers', 'fan', '/performers/top'),
  list('searchUsers', 'her', '/users/search?q=reader'),
  list('listFollowing', 'fan', '/follows/following'),
  list('listBookmarkedFeedPosts', 'fan', '/reactions/feeds/bookmark'),
  list('listBookmarkedGalleries', 'fan', '/reactions/galleries/bookmark'),
  list('listBookmarkedVideos', 'fan', '/reactions/videos/bookmark'),
  list('listBookmarkedProducts', 'fan', '/reactions/products/bookmark'),
  list('listBookmarkedPerformers', 'fan', '/reactions/performers/bookmark'),
  list('listBookmarks', 'fan', '/reactions/feeds/bookmark'),
  list('listLibrary', 'fan', '/library'),
  list('listNotifications', 'fan', '/notifications'),
  list('listNotifications', 'fan', '/notifications?filter=unread'),
  list('listNotifications', 'fan', '/notifications?filter=people'),
  list('listPrivateStreams', 'fan', '/private-streams'),
  list('listPrivateStreams', 'fan', '/private-streams?state=ended'),
  list('listConversations', 'fan', '/conversations'),
  list('searchConversations', 'fan', '/conversations/search?q=petal'),
  list('listMessages', 'fan', ({ conversationId }) => `/messages/conversations/${conversationId}`),
  list('listPublicMessages', 'guest', ({ chatId }) => `/messages/conversations/public/${chatId}`),
  list('listStreamRestrictions', 'her', ({ streamId }) => `/streaming/${streamId}/restrictions`),
  list('listStreamModerators', 'her', '/performer/stream-chat/moderators'),
  list('listStreamModeration', 'her', '/performer/stream-chat/log'),
  list('listStreamModerationOf', 'operator', ({ her }) => `/operator/performers/${her.id}/stream-chat-log`),
  list('searchStreams', 'fan', '/streaming/user/search'),
  list('listPlannedStreams', 'fan', '/streaming/planned'),
  list('listSubscriptions', 'fan', '/subscriptions/user/search'),
  list('listTransactions', 'fan', '/wallet/charges/user/search'),
  list('listTransactions', 'fan', '/wallet/charges/user/search?direction=out&kind=tip'),
  list('searchReferrals', 'stranger', '/referrals/user/search'),
  list('listBlockedUsers', 'keeper', '/block/users'),
  list('listOwnFeedPosts', 'her', '/performer/feeds'),
  list('listFeedDrafts', 'her', '/performer/feeds/drafts'),
  list('searchOwnGalleries', 'her', `/performer${assets}/galleries/search`),
  list('searchOwnPhotos', 'her', `/performer${assets}/photos/search`),
  list('searchOwnVideos', 'her', `/performer${assets}/videos/search`),
  list('searchOwnProducts', 'her', `/performer${assets}/products/search`),
  list('listVault', 'her', '/performer/vault'),
  list('listFollowers', 'her', '/follows/followers'),
  list('listFans', 'her', '/performer/fans'),
  list('listSubscribers', 'her', '/subscriptions/performer/search'),
  list('searchOrders', 'her', '/orders/search'),
  list('searchOwnOrders', 'fan', '/orders/users/search'),
  list('listEarnings', 'her', '/performer/earning/search'),
  list('listReferralEarnings', 'her', '/referral-earnings/search'),
  list('listReports', 'operator', '/operator/reports'),
  list('listManagedRemovals', 'operator', '/operator/removals'),
  list('listPendingPerformers', 'operator', '/operator/verifications'),
  list('listManagedPayouts', 'operator', '/operator/payouts'),
  list('searchManagedPayments', 'operator', '/operator/payments'),
  list('searchManagedPayments', 'operator', '/operator/payments?q=reader'),
  list('listManagedRefundRequests', 'operator', '/operator/refund-requests'),
  list('listRefundRequests', 'fan', '/refund-requests'),
  list('listOrderProblems', 'operator', '/operator/order-problems'),
  list('listManagedDisputes', 'operator', '/operator/disputes'),
  list('listWaitingPayments', 'operator', '/operator/payment-queue'),
  list('searchAuditLog', 'operator', '/operator/audit-log'),
  list('searchManagedUsers', 'operator', '/operator/users'),
];

/** Lists that show one table and nothing that belongs to its rows, so that there is nothing to ask for row by row. */
export const FLAT: ReadonlySet<string> = new Set([
  // Its rows are open sockets; all that belongs to one comes with it.
  'listStreamViewers',
  'searchTranslations',
  'listPastStreams',
  'listEditableTexts',
  'listSessions',
  'listKnownDevices',
  'searchAddresses',
  'listVaultUses',
  'listFileCaptions',
  'listUploads',
  'listTopics',
  'searchSitePromos',
  'listManagedPromos',
  'listCards',
  'listPayments',
  'searchPayoutRequests',
  'listTokenPackages',
  'listTaxRates',
  'listCoupons',
  'listQuickReplies',
  'listStreamKeys',
  'listFanLists',
  'listCampaigns',
  'listManagedCoupons',
  'listMismatchedCryptoPayments',
  'searchGatewayEvents',
  'listManagedPosts',
  'searchPosts',
  'listContactMessages',
  'listOutbox',
  'listRemovals',
]);
