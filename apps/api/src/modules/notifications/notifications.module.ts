import type { ApiModule } from '../../module.ts';
import { clearUnreadBetween } from './notifications.repository.ts';
import { exportSections, forget } from './notifications.account.ts';
import { notificationsCrontab, notificationsJobs } from './notifications.jobs.ts';
import { preferencesRoutes } from './preferences.routes.ts';
import { notificationsRoutes } from './notifications.routes.ts';

export const notificationsModule: ApiModule = {
  routes: [notificationsRoutes, preferencesRoutes],
  jobs: notificationsJobs,
  crontab: notificationsCrontab,
  exportSections,
  forget,
  onParted: ({ db }, { blockerId, blockedId }) => clearUnreadBetween(db, blockerId, blockedId),
};
