import type { ApiModule } from '../../module.ts';
import { breakdownRoutes } from './breakdown.routes.ts';
import { earningsRoutes } from './earnings.routes.ts';
import { statementsRoutes } from './statements.routes.ts';

export const earningsModule: ApiModule = {
  routes: [earningsRoutes, breakdownRoutes, statementsRoutes],
};
