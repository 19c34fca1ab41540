import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { endBody, paymentQueueAnswer, paymentQueueQuery, retryBody } from './queue.schema.ts';
import { endManaged, listManagedQueue, retryManaged } from './queue.service.ts';

const tags = ['operator', 'addition'];
const config = { access: 'operator' } as const;

/** The queue of what jobs could not settle, and what operators do with it. */
export const queueRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/payment-queue',
    {
      config,
      schema: {
        operationId: 'listWaitingPayments',
        description:
          'Charges, refunds and gateway events that only an operator brings to an end, the longest waiting first.',
        tags,
        querystring: paymentQueueQuery,
        response: { 200: paymentQueueAnswer },
      },
    },
    async ({ query }) => ({ data: await listManagedQueue(context, query) }),
  );

  app.post(
    '/operator/payment-queue/:id/retry',
    {
      config,
      schema: {
        operationId: 'retryWaitingPayment',
        errors: ['payment.nothing_waits'],
        description: 'Has what was given up tried again. The gateway is asked what became of it first.',
        tags,
        params: idParams,
        body: retryBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await retryManaged(context, { ...request.body, id: request.params.id, operatorId: accountOf(request).id });
      return ok;
    },
  );

  app.post(
    '/operator/payment-queue/:id/end',
    {
      config,
      schema: {
        operationId: 'endWaitingPayment',
        errors: ['payment.nothing_waits', 'payment.gateway_gone'],
        description:
          'Ends what was given up, as its gateway has it. What the gateway knows nothing of was not charged, or not given back: then the tokens return. Of a gateway that is no longer set up, `seen` says what the operator saw there.',
        tags,
        params: idParams,
        body: endBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      await endManaged(context, { seen: undefined, ...request.body, id, operatorId: accountOf(request).id });
      return ok;
    },
  );
};
