import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './polls.account.ts';
import { pollsRoutes } from './polls.routes.ts';
import { pollsSockets } from './polls.sockets.ts';

export const pollsModule: ApiModule = {
  routes: [pollsRoutes],
  sockets: pollsSockets,
  exportSections,
  forget,
};
