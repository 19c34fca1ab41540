import type { ApiModule } from '../../module.ts';
import { couponQuotesRoutes } from './coupon-quotes.routes.ts';

/**
 * A module of its own, because it depends on everything that is sold and on coupons, while sellers depend on coupons.
 */
export const couponQuotesModule: ApiModule = {
  routes: [couponQuotesRoutes],
};
