import type { ApiModule } from '../../module.ts';
import { tellAccount } from '../../platform/tell-account.ts';
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
  onParted: async (unit, { blockerId, blockedId }) => {
    const uncounted = await clearUnreadBetween(unit.db, blockerId, blockedId);
    // The windows of whoever blocks are told by the block itself.
    if (uncounted.includes(blockedId)) tellAccount(unit, blockedId, 'account');
  },
};
