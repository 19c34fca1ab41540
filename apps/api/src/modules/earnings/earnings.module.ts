import type { ApiModule } from '../../module.ts';
import { earningsRoutes } from './earnings.routes.ts';
import { statementsRoutes } from './statements.routes.ts';

export const earningsModule: ApiModule = {
  routes: [earningsRoutes, statementsRoutes],
};
