import type { ApiModule } from '../../module.ts';
import { accountExportRoutes } from './account-export.routes.ts';

export const accountExportModule: ApiModule = {
  routes: [accountExportRoutes],
};
