import type { ApiModule } from '../../module.ts';
import { discoveryRoutes } from './discovery.routes.ts';

export const discoveryModule: ApiModule = {
  routes: [discoveryRoutes],
};
