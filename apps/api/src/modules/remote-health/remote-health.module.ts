import type { ApiModule } from '../../module.ts';
import { remoteHealthCrontab, remoteHealthJobs } from './remote-health.jobs.ts';
import { remoteHealthRoutes } from './remote-health.routes.ts';

export const remoteHealthModule: ApiModule = {
  routes: [remoteHealthRoutes],
  jobs: remoteHealthJobs,
  crontab: remoteHealthCrontab,
};
