import type { ApiModule } from '../../module.ts';
import { devicesRoutes } from './devices.routes.ts';
import { sessionsRoutes } from './sessions.routes.ts';

export const sessionsModule: ApiModule = {
  routes: [sessionsRoutes, devicesRoutes],
};
