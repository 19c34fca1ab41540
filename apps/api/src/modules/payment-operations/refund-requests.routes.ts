import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import {
  grantBody,
  grantPreviewAnswer,
  grantPreviewQuery,
  managedRequestAnswer,
  managedRequestsAnswer,
  managedRequestsQuery,
  refuseRequestBody,
} from './refund-requests.schema.ts';
import {
  grantManagedRequest,
  listManagedRequests,
  previewGrant,
  refuseManagedRequest,
  viewManagedRequest,
} from './refund-requests.service.ts';

const tags = ['operator', 'addition'];
const config = { access: 'operator' } as const;
const REFUSED = [
  'ledger.nothing_to_reverse',
  'payment.disputed',
  'payment.coins_by_hand',
  'payment.gateway_gone',
  'payment.not_refundable',
  'refund.decided',
  'wallet.insufficient_balance',
];

/** The fans' requests for refunds, and the decisions on them. */
export const refundRequestsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/refund-requests',
    {
      config,
      schema: {
        operationId: 'listManagedRefundRequests',
        description: 'What fans ask to have back, in one state: those that wait the longest first.',
        tags,
        querystring: managedRequestsQuery,
        response: { 200: managedRequestsAnswer },
      },
    },
    async ({ query }) => ({ data: await listManagedRequests(context, query) }),
  );

  app.get(
    '/operator/refund-requests/:id',
    {
      config,
      schema: {
        operationId: 'getManagedRefundRequest',
        description: 'What a fan asks to have back, and why.',
        tags,
        params: idParams,
        response: { 200: managedRequestAnswer },
      },
    },
    async ({ params }) => ({ data: await viewManagedRequest(context, params.id) }),
  );

  app.get(
    '/operator/refund-requests/:id/preview',
    {
      config,
      schema: {
        operationId: 'previewRefundRequest',
        errors: REFUSED,
        description:
          'Who would bear what if so much of it were given back; all that is left unless said. Where the tokens of a payment are spent, the refusal names the most that can be given back, as the maximum of `amount`.',
        tags,
        params: idParams,
        querystring: grantPreviewQuery,
        response: { 200: grantPreviewAnswer },
      },
    },
    async ({ params, query }) => ({ data: await previewGrant(context, { id: params.id, ...query }) }),
  );

  app.post(
    '/operator/refund-requests/:id/grant',
    {
      config: { ...config, idempotency: 'required' },
      schema: {
        operationId: 'grantRefundRequest',
        errors: REFUSED,
        description:
          'Gives back what was asked for, or a part of it, with words for the fan, which of a sale its seller reads too. Coins are sent back by hand before, and it is recorded here.',
        tags,
        params: idParams,
        body: grantBody,
        response: { 200: okSchema },
      },
    },
    (request) =>
      runOnce(context, request, async (unit) => {
        const order = { ...request.body, id: request.params.id, operatorId: accountOf(request).id };
        await grantManagedRequest(context, unit, order);
        return ok;
      }),
  );

  app.post(
    '/operator/refund-requests/:id/refuse',
    {
      config,
      schema: {
        operationId: 'refuseRefundRequest',
        errors: ['refund.decided'],
        description: 'Refuses what was asked for, with the words that the fan is told.',
        tags,
        params: idParams,
        body: refuseRequestBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const decided = { ...request.body, id: request.params.id, operatorId: accountOf(request).id };
      await context.work((unit) => refuseManagedRequest(unit, decided));
      return ok;
    },
  );
};
