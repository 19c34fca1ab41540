import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import {
  orderProblemsAnswer,
  orderProblemsQuery,
  settlePreviewAnswer,
  settlePreviewQuery,
  settleProblemBody,
} from './order-problems.schema.ts';
import { listOrderProblems, previewSettlement, settleOrderProblem } from './order-problems.service.ts';

const tags = ['operator', 'addition'];
const config = { access: 'operator' } as const;
const REFUSED = ['ledger.nothing_to_reverse', 'order.not_allowed_now'];

/** The problems that buyers have reported with sent orders. */
export const orderProblemsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/order-problems',
    {
      config,
      schema: {
        operationId: 'listOrderProblems',
        description:
          'What buyers say is wrong with orders that were sent, with the seller’s answer, the longest waiting first.',
        tags,
        querystring: orderProblemsQuery,
        response: { 200: orderProblemsAnswer },
      },
    },
    async ({ query }) => ({ data: await listOrderProblems(context, query) }),
  );

  app.get(
    '/operator/order-problems/:id/settle-preview',
    {
      config,
      schema: {
        operationId: 'previewOrderProblem',
        errors: REFUSED,
        description:
          'Who would bear what if so many tokens of an order were given back to settle what is wrong with it.',
        tags,
        params: idParams,
        querystring: settlePreviewQuery,
        response: { 200: settlePreviewAnswer },
      },
    },
    async (request) => {
      const { params, query } = request;
      const operatorId = accountOf(request).id;
      return { data: await previewSettlement(context, { ...query, orderId: params.id, operatorId }) };
    },
  );

  app.post(
    '/operator/order-problems/:id/settle',
    {
      config: { ...config, idempotency: 'required' },
      schema: {
        operationId: 'settleOrderProblem',
        errors: REFUSED,
        description: 'Settles what is wrong with an order, by giving tokens back or not. Both sides are told.',
        tags,
        params: idParams,
        body: settleProblemBody,
        response: { 200: okSchema },
      },
    },
    (request) =>
      runOnce(context, request, async (unit) => {
        const settlement = { ...request.body, orderId: request.params.id, operatorId: accountOf(request).id };
        await settleOrderProblem(unit, settlement);
        return ok;
      }),
  );
};
