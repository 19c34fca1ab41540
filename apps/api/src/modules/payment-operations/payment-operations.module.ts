import type { ApiModule } from '../../module.ts';
import { disputesRoutes } from './disputes.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { orderProblemsRoutes } from './order-problems.routes.ts';
import { refundRequestsRoutes } from './refund-requests.routes.ts';
import { queueRoutes } from './queue.routes.ts';

/** The operators' view of payments: search, refunds, disputes, and the queue of what jobs could not settle. */
export const paymentOperationsModule: ApiModule = {
  routes: [paymentsRoutes, queueRoutes, disputesRoutes, refundRequestsRoutes, orderProblemsRoutes],
};
