import type { ApiModule } from '../../module.ts';
import { forget } from './uploads.account.ts';
import { uploadsCrontab, uploadsJobs } from './uploads.jobs.ts';
import { uploadsRoutes } from './uploads.routes.ts';

export const uploadsModule: ApiModule = {
  routes: [uploadsRoutes],
  jobs: uploadsJobs,
  crontab: uploadsCrontab,
  forget,
};
