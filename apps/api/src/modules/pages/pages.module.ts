import type { ApiModule } from '../../module.ts';
import { pagesRoutes } from './pages.routes.ts';

export const pagesModule: ApiModule = {
  routes: [pagesRoutes],
};
