import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './blocking.account.ts';
import { endOpenJobs } from './end-open.ts';
import { blockingRoutes } from './blocking.routes.ts';

export const blockingModule: ApiModule = {
  routes: [blockingRoutes],
  jobs: endOpenJobs,
  exportSections,
  forget,
};
