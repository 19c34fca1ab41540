import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './quick-replies.account.ts';
import { quickRepliesRoutes } from './quick-replies.routes.ts';

export const quickRepliesModule: ApiModule = {
  routes: [quickRepliesRoutes],
  exportSections,
  forget,
};
