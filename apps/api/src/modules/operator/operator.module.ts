import type { ApiModule } from '../../module.ts';
import { operatorRoutes } from './operator.routes.ts';

export const operatorModule: ApiModule = {
  routes: [operatorRoutes],
};
