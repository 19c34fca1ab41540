import type { ApiModule } from '../../module.ts';
import { promosRoutes } from './promos.routes.ts';

export const promosModule: ApiModule = {
  routes: [promosRoutes],
};
