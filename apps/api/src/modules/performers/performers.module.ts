import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './performers.account.ts';
import { insertPerformer } from './insert-performer.ts';
import { performersRoutes } from './performers.routes.ts';

export const performersModule: ApiModule = {
  routes: [performersRoutes],
  onRegistered: insertPerformer,
  exportSections,
  forget,
};
