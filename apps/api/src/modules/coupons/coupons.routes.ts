import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { recordAudit } from '../audit/audit.ts';
import {
  couponAnswer,
  couponsAnswer,
  couponsQuery,
  createCouponBody,
  createManagedCouponBody,
} from './coupons.schema.ts';
import { createCoupon, searchCoupons, stopCoupon } from './coupons.service.ts';

export const couponsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/coupons',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listCoupons',
        description: "The performer's coupons, newest first.",
        tags: ['coupons', 'addition'],
        querystring: couponsQuery,
        response: { 200: couponsAnswer },
      },
    },
    async (request) => ({ data: await searchCoupons(context, accountOf(request).id, request.query) }),
  );

  app.post(
    '/performer/coupons',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'createCoupon',
        errors: ['coupon.taken'],
        description: "Makes a coupon for the performer's own subscriptions and items; she bears what it takes off.",
        tags: ['coupons', 'addition'],
        body: createCouponBody,
        response: { 200: couponAnswer },
      },
    },
    async (request) => ({ data: await createCoupon(context.db, accountOf(request).id, request.body) }),
  );

  app.delete(
    '/performer/coupons/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'endCoupon',
        description: "Ends one of the performer's coupons; what was bought with it stays.",
        tags: ['coupons', 'addition'],
        params: idParams,
        response: { 200: couponAnswer },
      },
    },
    async (request) => ({ data: await stopCoupon(context.db, accountOf(request).id, request.params.id) }),
  );
};

export const managedCouponsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/coupons',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listManagedCoupons',
        description: "The site's own coupons, newest first.",
        tags: ['operator', 'addition'],
        querystring: couponsQuery,
        response: { 200: couponsAnswer },
      },
    },
    async (request) => ({ data: await searchCoupons(context, null, request.query) }),
  );

  app.post(
    '/operator/coupons',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'createManagedCoupon',
        errors: ['coupon.taken'],
        description: 'Makes a coupon for everything that is sold; the site bears what it takes off.',
        tags: ['operator', 'addition'],
        body: createManagedCouponBody,
        response: { 200: couponAnswer },
      },
    },
    async (request) => ({
      data: await context.work(async (unit) => {
        const coupon = await createCoupon(unit.db, null, request.body);
        const { _id: targetId, code } = coupon;
        const entry = {
          action: 'coupon.created',
          targetType: 'coupon',
          targetId,
          details: { code: { before: null, after: code } },
        };
        await recordAudit(unit, { operatorId: accountOf(request).id, ...entry });
        return coupon;
      }),
    }),
  );

  app.delete(
    '/operator/coupons/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'endManagedCoupon',
        description: "Ends one of the site's own coupons; what was bought with it stays.",
        tags: ['operator', 'addition'],
        params: idParams,
        response: { 200: couponAnswer },
      },
    },
    async (request) => ({
      data: await context.work(async (unit) => {
        const coupon = await stopCoupon(unit.db, null, request.params.id);
        const entry = { action: 'coupon.ended', targetType: 'coupon', targetId: coupon._id };
        await recordAudit(unit, {
          operatorId: accountOf(request).id,
          ...entry,
          details: { code: { before: coupon.code, after: null } },
        });
        return coupon;
      }),
    }),
  );
};
