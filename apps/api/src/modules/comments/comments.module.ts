import type { ApiModule } from '../../module.ts';
import { removableComment } from './comments.removable.ts';
import { exportSections, forget } from './comments.account.ts';
import { commentsRoutes } from './comments.routes.ts';

export const commentsModule: ApiModule = {
  routes: [commentsRoutes],
  exportSections,
  forget,
  removable: { comment: removableComment },
};
