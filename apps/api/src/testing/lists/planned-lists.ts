import { idOfNth } from './fill.ts';
import { list, LISTS, type List } from './lists.ts';
import { FILE, VAULT } from './many-works.ts';

const assets = '/performer-assets';
const own = `/performer${assets}`;

/** Lists as they are asked for beside their plain form: filtered, sorted, searched. */
const VARIANTS: readonly List[] = [
  list('searchGalleries', 'fan', ({ her }) => `${assets}/galleries/search?performerId=${her.id}`),
  list('searchVideos', 'fan', ({ her }) => `${assets}/videos/search?performerId=${her.id}`),
  list('searchProducts', 'fan', ({ her }) => `${assets}/products/search?performerId=${her.id}`),
  list('searchProducts', 'fan', `${assets}/products/search?type=digital`),
  list('listPhotos', 'fan', ({ first }) => `${assets}/photos?galleryId=${first.gallery}`),
  list('searchPerformers', 'fan', '/performers/user/search?sort=newest'),
  list('listFollowers', 'her', '/follows/followers?q=reader 77'),
  list('listFans', 'her', '/performer/fans?sort=spent'),
  list('listFans', 'her', '/performer/fans?q=reader 77'),
  list('listFollowing', 'keeper', '/follows/following'),
  list('listFollowing', 'keeper', '/follows/following?liveFirst=true'),
  list('listSubscriptions', 'keeper', '/subscriptions/user/search'),
  list('listConversations', 'fan', '/conversations?unread=true'),
  list('searchStreams', 'fan', '/streaming/user/search?q=petal'),
  list('searchOwnGalleries', 'her', `${own}/galleries/search?status=ready`),
  list('searchOwnGalleries', 'her', `${own}/galleries/search?audience=free`),
  list('searchOwnPhotos', 'her', `${own}/photos/search?status=ready`),
  list('searchOwnVideos', 'her', `${own}/videos/search?status=ready`),
  list('searchOwnProducts', 'her', `${own}/products/search?status=published`),
  list('listVault', 'her', '/performer/vault?type=video'),
  list('listOwnFeedPosts', 'her', '/performer/feeds?state=published'),
  list('listLibrary', 'fan', '/library?kept=bought'),
  list('listLibrary', 'fan', '/library?type=video'),
  list('listTransactions', 'fan', '/wallet/charges/user/search?kind=tip'),
  list('listTransactions', 'fan', '/wallet/charges/user/search?direction=in'),
  list('listTransactions', 'fan', '/wallet/charges/user/search?q=petal'),
  list('listTransactions', 'fan', '/wallet/charges/user/search?from=2020-01-01T00:00:00Z&to=2020-02-01T00:00:00Z'),
  list('listEarnings', 'her', '/performer/earning/search?kind=tip'),
  list('getEarningBreakdown', 'her', '/performer/earning/breakdown?month=2020-01&by=fan'),
  list('listSubscribers', 'her', '/subscriptions/performer/search?status=active'),
  list('listSubscriptions', 'keeper', '/subscriptions/user/search?status=active'),
  list('listPendingPerformers', 'operator', '/operator/verifications?status=verified'),
  list('listReports', 'operator', '/operator/reports?status=closed'),
  list('listReports', 'operator', '/operator/reports?type=feed'),
  list('listManagedRemovals', 'operator', '/operator/removals?state=restored'),
  list('searchManagedUsers', 'operator', '/operator/users?role=performer'),
  list('searchManagedUsers', 'operator', '/operator/users?q=reader 77'),
  list('searchAuditLog', 'operator', '/operator/audit-log?action=user.suspended'),
];

/** Lists that show nothing of others' rows. */
const PLAIN: readonly List[] = [
  list('listSessions', 'fan', '/users/me/sessions'),
  list('listKnownDevices', 'fan', '/users/me/devices'),
  list('searchAddresses', 'fan', '/addresses/search'),
  list('listVaultUses', 'her', `/performer/vault/${idOfNth(VAULT, 3)}/uses`),
  list('listFileCaptions', 'her', `/files/${idOfNth(FILE, 3)}/captions`),
  list('listUploads', 'her', '/uploads'),
  list('listTopics', 'fan', '/trending/topics'),
  list('listTopics', 'fan', '/trending/topics?q=le'),
  list('listCampaigns', 'her', '/performer/campaigns'),
  list('listFanLists', 'her', '/performer/fan-lists'),
  list('listCoupons', 'her', '/performer/coupons'),
  list('listQuickReplies', 'her', '/performer/quick-replies'),
  list('listStreamKeys', 'her', '/streaming/keys'),
  list('listPastStreams', 'her', '/streaming/past'),
  list('listStreamViewers', 'her', ({ streamId }) => `/streaming/live/${streamId}/viewers`),
  list('listManagedCoupons', 'operator', '/operator/coupons'),
  list('listMismatchedCryptoPayments', 'operator', '/operator/crypto-payments'),
  list('listMismatchedCryptoPayments', 'operator', '/operator/crypto-payments?state=decided'),
  list('searchGatewayEvents', 'operator', '/operator/payment-events'),
  list('listCards', 'fan', '/payment-cards'),
  list('listPayments', 'fan', '/payment/transactions/user/search'),
  list('searchPayoutRequests', 'her', '/payout-requests/user/search?status=paid'),
  list('listContactMessages', 'operator', '/operator/contact-messages'),
  list('listContactMessages', 'operator', '/operator/contact-messages?status=open'),
  list('listOutbox', 'operator', '/operator/outbox'),
  list('listRemovals', 'her', '/removals'),
];

/** Of what the site's own people write, there are as many rows as they have written by hand. */
export const SMALL: ReadonlySet<string> = new Set([
  'searchTranslations',
  'listEditableTexts',
  'searchSitePromos',
  'listManagedPromos',
  'listTokenPackages',
  'listManagedPackages',
  'listTaxRates',
  'listManagedPosts',
  'searchPosts',
]);

export const PLANNED_LISTS: readonly List[] = [...LISTS, ...VARIANTS, ...PLAIN];
