import type { ModuleRoutes } from '../shared/api-instance.ts';
import { accountDeletionRoutes } from './account-deletion/account-deletion.routes.ts';
import { accountExportRoutes } from './account-export/account-export.routes.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { loginCodeRoutes } from './auth/login-code.routes.ts';
import { recoveryRoutes } from './auth/recovery.routes.ts';
import { captionsRoutes } from './captions/captions.routes.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { blockingRoutes } from './blocking/blocking.routes.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { conversationsRoutes } from './conversations/conversations.routes.ts';
import { discoveryRoutes } from './discovery/discovery.routes.ts';
import { earningsRoutes } from './earnings/earnings.routes.ts';
import { feedPostsRoutes } from './feed-posts/feed-posts.routes.ts';
import { filesRoutes } from './files/files.routes.ts';
import { followsRoutes } from './follows/follows.routes.ts';
import { galleriesRoutes } from './galleries/galleries.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { performersRoutes } from './performers/performers.routes.ts';
import { photosRoutes } from './galleries/photos/photos.routes.ts';
import { positionsRoutes } from './positions/positions.routes.ts';
import { pollsRoutes } from './polls/polls.routes.ts';
import { promosRoutes } from './promos/promos.routes.ts';
import { libraryRoutes } from './library/library.routes.ts';
import { productsRoutes } from './products/products.routes.ts';
import { reactionsRoutes } from './reactions/reactions.routes.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { referralsRoutes } from './referrals/referrals.routes.ts';
import { remoteHealthRoutes } from './remote-health/remote-health.routes.ts';
import { removalsRoutes } from './removals/removals.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { socialRoutes } from './social/social.routes.ts';
import { streamingRoutes } from './streaming/streaming.routes.ts';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts';
import { translationsRoutes } from './translations/translations.routes.ts';
import { twoStepRoutes } from './two-step/two-step.routes.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';
import { avatarRoutes } from './users/avatar.routes.ts';
import { peopleRoutes } from './users/people.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { vaultRoutes } from './vault/vault.routes.ts';
import { videosRoutes } from './videos/videos.routes.ts';
import { walletRoutes } from './wallet/wallet.routes.ts';

/** Every module of the API. Deleting a module is deleting its folder and its line here. */
export const modules: readonly ModuleRoutes[] = [
  healthRoutes,
  metricsRoutes,
  settingsRoutes,
  translationsRoutes,
  referenceRoutes,
  authRoutes,
  twoStepRoutes,
  sessionsRoutes,
  loginCodeRoutes,
  recoveryRoutes,
  captchaRoutes,
  socialRoutes,
  usersRoutes,
  peopleRoutes,
  avatarRoutes,
  addressesRoutes,
  accountExportRoutes,
  accountDeletionRoutes,
  performersRoutes,
  blockingRoutes,
  followsRoutes,
  galleriesRoutes,
  photosRoutes,
  videosRoutes,
  vaultRoutes,
  productsRoutes,
  notificationsRoutes,
  conversationsRoutes,
  messagesRoutes,
  streamingRoutes,
  filesRoutes,
  captionsRoutes,
  positionsRoutes,
  uploadsRoutes,
  feedPostsRoutes,
  pollsRoutes,
  commentsRoutes,
  discoveryRoutes,
  promosRoutes,
  reactionsRoutes,
  libraryRoutes,
  paymentsRoutes,
  walletRoutes,
  subscriptionsRoutes,
  earningsRoutes,
  operatorRoutes,
  pagesRoutes,
  contactRoutes,
  reportsRoutes,
  removalsRoutes,
  remoteHealthRoutes,
  referralsRoutes,
];
