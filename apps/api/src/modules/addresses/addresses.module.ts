import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './addresses.account.ts';
import { addressesRoutes } from './addresses.routes.ts';

export const addressesModule: ApiModule = {
  routes: [addressesRoutes],
  exportSections,
  forget,
};
