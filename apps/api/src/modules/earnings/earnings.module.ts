import type { ApiModule } from '../../module.ts';
import { earningsRoutes } from './earnings.routes.ts';

export const earningsModule: ApiModule = {
  routes: [earningsRoutes],
};
