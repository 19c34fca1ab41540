import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './push.account.ts';
import { pushJobs } from './push.jobs.ts';
import { pushRoutes } from './push.routes.ts';

export const pushModule: ApiModule = {
  routes: [pushRoutes],
  jobs: pushJobs,
  exportSections,
  forget,
};
