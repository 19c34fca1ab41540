import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './refund-requests.account.ts';
import { refundRequestCrontab, refundRequestJobs } from './refund-requests.jobs.ts';
import { refundRequestsRoutes } from './refund-requests.routes.ts';
import { noteRefunded } from './refunded-requests.service.ts';

export const refundRequestsModule: ApiModule = {
  routes: [refundRequestsRoutes],
  jobs: refundRequestJobs,
  crontab: refundRequestCrontab,
  onPosted: noteRefunded,
  exportSections,
  forget,
};
