import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { cancelBoughtOrder, changeDeliveryAddress, reportProblem } from './buyers.service.ts';
import { buyProduct } from './buying.service.ts';
import { presentOne } from './orders.routes.ts';
import {
  boughtProductAnswer,
  buyProductBody,
  cancelOrderBody,
  deliveryAddressBody,
  orderAnswer,
  problemBody,
  quoteAnswer,
  quoteQuery,
} from './orders.schema.ts';
import { quoteOrder } from './placing.service.ts';

const tags = ['orders'];

/** The buyer's actions: buying, changing the address, cancelling, reporting a problem. */
export const buyersRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/wallet/charges/product/:id',
    {
      config: { access: 'user', idempotency: 'required' },
      schema: {
        operationId: 'buyProduct',
        errors: [
          'coupon.unusable',
          'order.country_not_served',
          'order.out_of_stock',
          'price.changed',
          'wallet.already_purchased',
          ...PAYING_REFUSALS,
          'wallet.not_for_sale',
          'wallet.order_needed',
        ],
        description:
          'Buys a product. A file is the buyer’s at once; what is sent becomes an order, needs an own address, and is paid from the wallet when it is ordered and to the performer when it is shipped.',
        tags: ['wallet'],
        params: idParams,
        body: buyProductBody,
        response: { 200: boughtProductAnswer },
      },
    },
    async (request) => {
      const wanted = { ...request.body, productId: request.params.id };
      return { data: await runOnce(context, request, (unit) => buyProduct(unit, memberOf(request), wanted)) };
    },
  );

  app.get(
    '/orders/quote',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'quoteOrder',
        errors: ['order.country_not_served'],
        description: 'What it costs to have so many of a product sent to an own address.',
        tags: [...tags, 'addition'],
        querystring: quoteQuery,
        response: { 200: quoteAnswer },
      },
    },
    async (request) => ({ data: await quoteOrder(context.db, memberOf(request), request.query) }),
  );

  app.put(
    '/orders/:id/update/delivery-address',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'changeDeliveryAddress',
        errors: ['order.country_not_served', 'order.not_allowed_now', 'order.shipping_dearer'],
        description:
          'Has an order sent to another own address, as long as nobody works on it. What costs less is paid back; what costs more is refused with the difference.',
        tags,
        params: idParams,
        body: deliveryAddressBody,
        response: { 200: orderAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const change = { ...request.body, id: request.params.id };
      const row = await context.work((unit) => changeDeliveryAddress(unit, member.account.id, change));
      return { data: await presentOne(context, row, member) };
    },
  );

  app.put(
    '/orders/:id/cancel',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'cancelOrder',
        errors: ['order.not_allowed_now'],
        description: 'Takes an own order back as long as nobody works on it; everything is paid back.',
        tags: [...tags, 'addition'],
        params: idParams,
        body: cancelOrderBody,
        response: { 200: orderAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const cancelled = { id: request.params.id, reason: request.body?.reason ?? '' };
      const row = await context.work((unit) => cancelBoughtOrder(unit, member.account.id, cancelled));
      return { data: await presentOne(context, row, member) };
    },
  );

  app.put(
    '/orders/:id/problem',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'reportOrderProblem',
        errors: ['order.not_allowed_now', 'order.problem_reported'],
        description: 'Says once what is wrong with an own order that was sent; the seller and the operators are told.',
        tags: [...tags, 'addition'],
        params: idParams,
        body: problemBody,
        response: { 200: orderAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const problem = { ...request.body, id: request.params.id };
      const row = await context.work((unit) => reportProblem(unit, member.account.id, problem));
      return { data: await presentOne(context, row, member) };
    },
  );
};
