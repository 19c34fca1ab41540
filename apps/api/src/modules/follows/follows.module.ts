import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './follows.account.ts';
import { followsRoutes } from './follows.routes.ts';

export const followsModule: ApiModule = {
  routes: [followsRoutes],
  exportSections,
  forget,
};
