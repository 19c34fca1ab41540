import type { ApiModule } from '../../module.ts';
import { couponQuotesRoutes } from './coupon-quotes.routes.ts';

/** Knows what is sold and the coupons; whoever sells knows the coupons alone. */
export const couponQuotesModule: ApiModule = {
  routes: [couponQuotesRoutes],
};
