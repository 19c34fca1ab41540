import type { ApiModule } from '../../module.ts';
import { endCouponsOf, exportSections } from './coupons.account.ts';
import { couponsRoutes, managedCouponsRoutes } from './coupons.routes.ts';
import { returnUse, settleUse } from './redeeming.service.ts';

export const couponsModule: ApiModule = {
  routes: [couponsRoutes, managedCouponsRoutes],
  onPosted: settleUse,
  onPaymentFailed: returnUse,
  onLeaving: endCouponsOf,
  exportSections,
};
