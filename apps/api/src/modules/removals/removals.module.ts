import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './removals.account.ts';
import { removalsCrontab, removalsJobs } from './removals.jobs.ts';
import { removalsRoutes } from './removals.routes.ts';

export const removalsModule: ApiModule = {
  routes: [removalsRoutes],
  jobs: removalsJobs,
  crontab: removalsCrontab,
  exportSections,
  forget,
};
