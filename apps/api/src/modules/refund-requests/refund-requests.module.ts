import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './refund-requests.account.ts';
import { refundRequestsRoutes } from './refund-requests.routes.ts';

export const refundRequestsModule: ApiModule = {
  routes: [refundRequestsRoutes],
  exportSections,
  forget,
};
