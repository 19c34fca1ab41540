import type { ApiModule } from '../../module.ts';
import { removableComment } from './comments.removable.ts';
import { findReportedComment } from './comments.reportable.ts';
import { exportSections, forget } from './comments.account.ts';
import { commentsRoutes } from './comments.routes.ts';

export const commentsModule: ApiModule = {
  routes: [commentsRoutes],
  exportSections,
  forget,
  removable: { comment: removableComment },
  reportable: { comment: findReportedComment },
};
