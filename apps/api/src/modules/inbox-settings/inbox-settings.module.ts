import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './inbox-settings.account.ts';
import { inboxSettingsRoutes } from './inbox-settings.routes.ts';

export const inboxSettingsModule: ApiModule = {
  routes: [inboxSettingsRoutes],
  exportSections,
  forget,
};
