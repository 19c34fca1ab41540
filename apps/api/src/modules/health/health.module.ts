import type { ApiModule } from '../../module.ts';
import { healthRoutes } from './health.routes.ts';

export const healthModule: ApiModule = {
  routes: [healthRoutes],
};
