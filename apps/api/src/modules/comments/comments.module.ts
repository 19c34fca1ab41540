import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './comments.account.ts';
import { commentsRoutes } from './comments.routes.ts';

export const commentsModule: ApiModule = {
  routes: [commentsRoutes],
  exportSections,
  forget,
};
