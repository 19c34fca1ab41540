import type { ApiModule } from '../../module.ts';
import { disputesRoutes } from './disputes.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { orderProblemsRoutes } from './order-problems.routes.ts';
import { refundRequestsRoutes } from './refund-requests.routes.ts';
import { queueRoutes } from './queue.routes.ts';

/** What operators see and do about payments: search, refunds, disputes, and what was given up. */
export const paymentOperationsModule: ApiModule = {
  routes: [paymentsRoutes, queueRoutes, disputesRoutes, refundRequestsRoutes, orderProblemsRoutes],
};
