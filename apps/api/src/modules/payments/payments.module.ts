import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './payments.account.ts';
import { paymentCrontab, paymentJobs } from './payments.jobs.ts';
import { paymentsRoutes } from './payments.routes.ts';

export const paymentsModule: ApiModule = {
  routes: [paymentsRoutes],
  jobs: paymentJobs,
  crontab: paymentCrontab,
  exportSections,
  forget,
};
