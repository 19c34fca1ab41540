import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { beforeId, idParams, toPage } from '../../shared/wire.ts';
import { memberOf, type Member } from '../../viewing/onlooker.ts';
import { countOrders, listOrders } from './order-lists.repository.ts';
import { presentOrders } from './orders.presenter.ts';
import { findOrderOf, type OrderRow, type Side } from './orders.repository.ts';
import {
  orderAnswer,
  ordersAnswer,
  ordersQuery,
  problemAnswerBody,
  releasePreviewAnswer,
  updateOrderBody,
  type Order,
  type OrdersQuery,
} from './orders.schema.ts';
import { previewRelease } from './release-preview.ts';
import { answerProblem, updateSoldOrder } from './selling.service.ts';

const tags = ['orders'];

/** One order as the caller sees it. */
export const presentOne = async (context: Context, row: OrderRow | undefined, member: Member): Promise<Order> => {
  const [order] = row ? await presentOrders(context, [row], member) : [];
  if (!order) throw new NotFoundError();
  return order;
};

/** Lists of orders, and the seller's actions. */
export const ordersRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/orders/search',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'searchOrders',
        description: 'What the performer has sold, newest first, by state, words and time.',
        tags,
        querystring: ordersQuery,
        response: { 200: ordersAnswer },
      },
    },
    (request) => answerOrders(context, memberOf(request), 'performer_id', request.query),
  );

  app.get(
    '/orders/users/search',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'searchOwnOrders',
        description: 'What the fan has bought of shops, newest first, by state, words and time.',
        tags,
        querystring: ordersQuery,
        response: { 200: ordersAnswer },
      },
    },
    (request) => answerOrders(context, memberOf(request), 'user_id', request.query),
  );

  app.get(
    '/orders/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getOrder',
        description: 'An order, for whoever bought or sold it.',
        tags,
        params: idParams,
        response: { 200: orderAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const row = await findOrderOf(context.db, member.account.id, request.params.id);
      return { data: await presentOne(context, row, member) };
    },
  );

  app.get(
    '/orders/:id/release-preview',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'previewOrderRelease',
        errors: ['ledger.nothing_to_reverse', 'order.not_allowed_now'],
        description: 'What the seller of an order gets once it is sent: what was paid, without the commission.',
        tags: [...tags, 'addition'],
        params: idParams,
        response: { 200: releasePreviewAnswer },
      },
    },
    async (request) => ({ data: await previewRelease(context, memberOf(request).account.id, request.params.id) }),
  );

  app.put(
    '/orders/:id/problem/answer',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'answerOrderProblem',
        errors: ['content.changed_meanwhile', 'order.not_allowed_now'],
        description: 'Answers what the buyer of a sold order said is wrong, until an operator has settled it.',
        tags: [...tags, 'addition'],
        params: idParams,
        body: problemAnswerBody,
        response: { 200: orderAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const answer = { ...request.body, id: request.params.id };
      const row = await context.work((unit) => answerProblem(unit, member.account.id, answer));
      return { data: await presentOne(context, row, member) };
    },
  );

  app.put(
    '/orders/:id/update',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updateOrder',
        errors: ['order.not_allowed_now', 'order.stale'],
        description:
          'Takes a sold order from `created` to `processing`, `shipped` and `delivered`, or cancels it before it is shipped, which pays everything back. `shipped` again corrects how it is tracked.',
        tags,
        params: idParams,
        body: updateOrderBody,
        response: { 200: orderAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const update = { ...request.body, id: request.params.id };
      const row = await context.work((unit) => updateSoldOrder(unit, member.account.id, update));
      return { data: await presentOne(context, row, member) };
    },
  );
};

const answerOrders = async (
  context: Context,
  member: Member,
  side: Side,
  { limit, cursor, ...filter }: OrdersQuery,
) => {
  const search = { ...filter, side, accountId: member.account.id };
  const [rows, total] = await Promise.all([
    listOrders(context.db, search, { limit, before: beforeId(cursor) }),
    countOrders(context.db, search),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  return { data: { data: await presentOrders(context, items, member), total, nextCursor } };
};
