import type { ApiModule } from '../../module.ts';
import { exportSections } from './reports.account.ts';
import { reportsRoutes } from './reports.routes.ts';

export const reportsModule: ApiModule = {
  routes: [reportsRoutes],
  exportSections,
};
