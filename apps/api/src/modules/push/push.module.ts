import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './push.account.ts';
import { pushJobs, SEND_PUSH } from './push.jobs.ts';
import { pushRoutes } from './push.routes.ts';

export const pushModule: ApiModule = {
  routes: [pushRoutes],
  jobs: pushJobs,
  slowJobs: { pushes: [SEND_PUSH] },
  exportSections,
  forget,
};
