import type { ApiModule } from '../../module.ts';
import { disputesRoutes } from './disputes.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { problemsRoutes } from './problems.routes.ts';
import { requestsRoutes } from './requests.routes.ts';
import { queueRoutes } from './queue.routes.ts';

/** What operators see and do about payments: search, refunds, disputes, and what was given up. */
export const paymentDeskModule: ApiModule = {
  routes: [paymentsRoutes, queueRoutes, disputesRoutes, requestsRoutes, problemsRoutes],
};
