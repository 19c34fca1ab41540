import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './reactions.account.ts';
import { reactionsRoutes } from './reactions.routes.ts';

export const reactionsModule: ApiModule = {
  routes: [reactionsRoutes],
  exportSections,
  forget,
};
