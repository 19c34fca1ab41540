import type { ApiModule } from '../../module.ts';
import { settingsRoutes } from './settings.routes.ts';

export const settingsModule: ApiModule = {
  routes: [settingsRoutes],
};
