import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { auditLogRoutes } from './audit-log.routes.ts';
import { contactMessagesRoutes } from './contact-messages.routes.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { overviewRoutes } from './overview.routes.ts';
import { operatorPagesRoutes } from './pages.routes.ts';
import { managedPayoutsRoutes } from './payouts.routes.ts';
import { operatorPromosRoutes } from './promos.routes.ts';
import { operatorRemotesRoutes } from './remotes.routes.ts';
import { managedRemovalsRoutes } from './removals.routes.ts';
import { proveRoutes } from './prove.routes.ts';
import { reportQueueRoutes } from './reports.routes.ts';
import { siteSettingsRoutes } from './site-settings.routes.ts';
import { operatorTranslationsRoutes } from './translations.routes.ts';
import { managedUsersRoutes } from './users.routes.ts';
import { verificationRoutes } from './verification.routes.ts';
import { operatorWebhooksRoutes } from './webhooks.routes.ts';

const areas: readonly ModuleRoutes[] = [
  proveRoutes,
  overviewRoutes,
  siteSettingsRoutes,
  operatorTranslationsRoutes,
  operatorPagesRoutes,
  operatorPromosRoutes,
  verificationRoutes,
  reportQueueRoutes,
  managedRemovalsRoutes,
  managedPayoutsRoutes,
  contactMessagesRoutes,
  managedUsersRoutes,
  operatorRemotesRoutes,
  operatorWebhooksRoutes,
  outboxRoutes,
  auditLogRoutes,
];

/**
 * The routes of the console: below /operator, for operators only, each write with an entry in the audit log; and the
 * proof that important ones need.
 */
export const operatorRoutes: ModuleRoutes = async (app, context) => {
  for (const area of areas) await area(app, context);
};
