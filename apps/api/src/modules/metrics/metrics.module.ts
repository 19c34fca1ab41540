import type { ApiModule } from '../../module.ts';
import { metricsRoutes } from './metrics.routes.ts';

export const metricsModule: ApiModule = {
  routes: [metricsRoutes],
};
