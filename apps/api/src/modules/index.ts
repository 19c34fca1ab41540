import type { ApiModule } from '../module.ts';
import { accountDeletionModule } from './account-deletion/account-deletion.module.ts';
import { accountExportModule } from './account-export/account-export.module.ts';
import { accountsModule } from './accounts/accounts.module.ts';
import { addressesModule } from './addresses/addresses.module.ts';
import { authModule } from './auth/auth.module.ts';
import { blockingModule } from './blocking/blocking.module.ts';
import { booksModule } from './books/books.module.ts';
import { campaignsModule } from './campaigns/campaigns.module.ts';
import { captchaModule } from './captcha/captcha.module.ts';
import { captionsModule } from './captions/captions.module.ts';
import { cardSubscriptionsModule } from './card-subscriptions/card-subscriptions.module.ts';
import { commentsModule } from './comments/comments.module.ts';
import { contactModule } from './contact/contact.module.ts';
import { couponQuotesModule } from './coupon-quotes/coupon-quotes.module.ts';
import { couponsModule } from './coupons/coupons.module.ts';
import { conversationsModule } from './conversations/conversations.module.ts';
import { cryptoModule } from './crypto/crypto.module.ts';
import { discoveryModule } from './discovery/discovery.module.ts';
import { earningsModule } from './earnings/earnings.module.ts';
import { fanListsModule } from './fan-lists/fan-lists.module.ts';
import { fanCardsModule } from './fan-cards/fan-cards.module.ts';
import { feedPostsModule } from './feed-posts/feed-posts.module.ts';
import { filesModule } from './files/files.module.ts';
import { followsModule } from './follows/follows.module.ts';
import { galleriesModule } from './galleries/galleries.module.ts';
import { gatewayAccountsModule } from './gateway-accounts/gateway-accounts.module.ts';
import { healthModule } from './health/health.module.ts';
import { ledgerModule } from './ledger/ledger.module.ts';
import { inboxSettingsModule } from './inbox-settings/inbox-settings.module.ts';
import { libraryModule } from './library/library.module.ts';
import { mailsModule } from './mails/mails.module.ts';
import { messageSalesModule } from './message-sales/message-sales.module.ts';
import { linkPreviewsModule } from './link-previews/link-previews.module.ts';
import { messagesModule } from './messages/messages.module.ts';
import { metricsModule } from './metrics/metrics.module.ts';
import { moneyLettersModule } from './money-letters/money-letters.module.ts';
import { noticeLettersModule } from './notice-letters/notice-letters.module.ts';
import { notificationsModule } from './notifications/notifications.module.ts';
import { operatorModule } from './operator/operator.module.ts';
import { ordersModule } from './orders/orders.module.ts';
import { pagesModule } from './pages/pages.module.ts';
import { paymentsModule } from './payments/payments.module.ts';
import { payoutsModule } from './payouts/payouts.module.ts';
import { performersModule } from './performers/performers.module.ts';
import { paymentOperationsModule } from './payment-operations/payment-operations.module.ts';
import { pollsModule } from './polls/polls.module.ts';
import { positionsModule } from './positions/positions.module.ts';
import { privateStreamsModule } from './private-streams/private-streams.module.ts';
import { productsModule } from './products/products.module.ts';
import { promosModule } from './promos/promos.module.ts';
import { quickRepliesModule } from './quick-replies/quick-replies.module.ts';
import { reactionsModule } from './reactions/reactions.module.ts';
import { recordingsModule } from './recordings/recordings.module.ts';
import { referenceModule } from './reference/reference.module.ts';
import { pushModule } from './push/push.module.ts';
import { referralsModule } from './referrals/referrals.module.ts';
import { refundRequestsModule } from './refund-requests/refund-requests.module.ts';
import { remoteHealthModule } from './remote-health/remote-health.module.ts';
import { removalsModule } from './removals/removals.module.ts';
import { reportsModule } from './reports/reports.module.ts';
import { sessionsModule } from './sessions/sessions.module.ts';
import { settingsModule } from './settings/settings.module.ts';
import { shippingModule } from './shipping/shipping.module.ts';
import { sitemapModule } from './sitemap/sitemap.module.ts';
import { socialModule } from './social/social.module.ts';
import { streamChatModule } from './stream-chat/stream-chat.module.ts';
import { streamHlsModule } from './stream-hls/stream-hls.module.ts';
import { streamKeysModule } from './stream-keys/stream-keys.module.ts';
import { streamSummariesModule } from './stream-summaries/stream-summaries.module.ts';
import { streamTicketsModule } from './stream-tickets/stream-tickets.module.ts';
import { streamViewersModule } from './stream-viewers/stream-viewers.module.ts';
import { streamingModule } from './streaming/streaming.module.ts';
import { subscriptionsModule } from './subscriptions/subscriptions.module.ts';
import { taxesModule } from './taxes/taxes.module.ts';
import { teamWebhooksModule } from './team-webhooks/team-webhooks.module.ts';
import { teasersModule } from './teasers/teasers.module.ts';
import { translationsModule } from './translations/translations.module.ts';
import { twoStepModule } from './two-step/two-step.module.ts';
import { uploadsModule } from './uploads/uploads.module.ts';
import { usersModule } from './users/users.module.ts';
import { spendingCapsModule } from './spending-caps/spending-caps.module.ts';
import { vaultModule } from './vault/vault.module.ts';
import { videosModule } from './videos/videos.module.ts';
import { viewsModule } from './views/views.module.ts';
import { walletModule } from './wallet/wallet.module.ts';
import { welcomeMessagesModule } from './welcome-messages/welcome-messages.module.ts';

/** Every module of the API. Deleting a module is deleting its folder and its line here. */
export const modules: readonly ApiModule[] = [
  accountsModule,
  healthModule,
  metricsModule,
  settingsModule,
  translationsModule,
  referenceModule,
  authModule,
  twoStepModule,
  sessionsModule,
  captchaModule,
  socialModule,
  usersModule,
  addressesModule,
  accountExportModule,
  accountDeletionModule,
  performersModule,
  blockingModule,
  followsModule,
  fanListsModule,
  galleriesModule,
  videosModule,
  vaultModule,
  productsModule,
  notificationsModule,
  pushModule,
  noticeLettersModule,
  conversationsModule,
  messagesModule,
  linkPreviewsModule,
  inboxSettingsModule,
  quickRepliesModule,
  fanCardsModule,
  welcomeMessagesModule,
  streamingModule,
  recordingsModule,
  streamSummariesModule,
  streamChatModule,
  streamViewersModule,
  streamTicketsModule,
  streamHlsModule,
  streamKeysModule,
  privateStreamsModule,
  filesModule,
  captionsModule,
  positionsModule,
  uploadsModule,
  feedPostsModule,
  pollsModule,
  commentsModule,
  discoveryModule,
  promosModule,
  reactionsModule,
  libraryModule,
  ledgerModule,
  booksModule,
  paymentsModule,
  paymentOperationsModule,
  cryptoModule,
  cardSubscriptionsModule,
  gatewayAccountsModule,
  payoutsModule,
  walletModule,
  messageSalesModule,
  campaignsModule,
  spendingCapsModule,
  couponsModule,
  couponQuotesModule,
  subscriptionsModule,
  earningsModule,
  shippingModule,
  sitemapModule,
  ordersModule,
  refundRequestsModule,
  operatorModule,
  pagesModule,
  contactModule,
  reportsModule,
  removalsModule,
  remoteHealthModule,
  teamWebhooksModule,
  referralsModule,
  mailsModule,
  moneyLettersModule,
  viewsModule,
  taxesModule,
  teasersModule,
];
