import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './notifications.account.ts';
import { notificationsRoutes } from './notifications.routes.ts';

export const notificationsModule: ApiModule = {
  routes: [notificationsRoutes],
  exportSections,
  forget,
};
