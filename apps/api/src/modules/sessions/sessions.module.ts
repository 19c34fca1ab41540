import type { ApiModule } from '../../module.ts';
import { sessionsRoutes } from './sessions.routes.ts';

export const sessionsModule: ApiModule = {
  routes: [sessionsRoutes],
};
