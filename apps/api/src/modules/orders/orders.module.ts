import type { ApiModule } from '../../module.ts';
import { cancelUnsentOf, endOrders, exportSections, forget, partOrders, tellOrders } from './orders.account.ts';
import { orderCrontab, orderJobs } from './orders.jobs.ts';
import { buyersRoutes } from './buyers.routes.ts';
import { ordersRoutes } from './orders.routes.ts';

export const ordersModule: ApiModule = {
  routes: [ordersRoutes, buyersRoutes],
  jobs: orderJobs,
  crontab: orderCrontab,
  onLeaving: endOrders,
  onLeavingAsked: tellOrders,
  onSuspended: (unit, { userId }) => cancelUnsentOf(unit, userId),
  onParted: partOrders,
  exportSections,
  forget,
};
