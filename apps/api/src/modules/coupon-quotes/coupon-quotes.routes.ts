import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { applyCouponBody, applyCouponParams, couponQuoteAnswer } from '../coupons/coupons.schema.ts';
import { quoteCoupon } from './quoting.service.ts';

/** Codes are short, so guessing them is limited. */
const guessing = { rateLimit: { max: 20, timeWindow: '1 minute' } };

export const couponQuotesRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/coupons/:code/apply-coupon',
    {
      config: { access: 'user', ...guessing },
      schema: {
        operationId: 'applyCoupon',
        description: 'What a thing costs with a coupon, or why the coupon cannot be used for it. Consumes nothing.',
        tags: ['payments'],
        params: applyCouponParams,
        body: applyCouponBody,
        response: { 200: couponQuoteAnswer },
      },
    },
    async (request) => {
      const buyer = { member: memberOf(request), addressCountry: request.country };
      return { data: await quoteCoupon(context.db, buyer, { ...request.body, ...request.params }) };
    },
  );
};
