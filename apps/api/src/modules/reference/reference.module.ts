import type { ApiModule } from '../../module.ts';
import { referenceRoutes } from './reference.routes.ts';

export const referenceModule: ApiModule = {
  routes: [referenceRoutes],
};
