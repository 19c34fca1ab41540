import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './blocking.account.ts';
import { blockingRoutes } from './blocking.routes.ts';

export const blockingModule: ApiModule = {
  routes: [blockingRoutes],
  exportSections,
  forget,
};
