import type { ApiModule } from '../../module.ts';
import { clearUnreadBetween } from './notifications.repository.ts';
import { exportSections, forget } from './notifications.account.ts';
import { notificationsRoutes } from './notifications.routes.ts';

export const notificationsModule: ApiModule = {
  routes: [notificationsRoutes],
  exportSections,
  forget,
  onParted: ({ db }, { blockerId, blockedId }) => clearUnreadBetween(db, blockerId, blockedId),
};
