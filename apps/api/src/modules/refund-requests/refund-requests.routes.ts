import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { accountOf } from '../../viewing/caller.ts';
import {
  askForRefundBody,
  refundRequestAnswer,
  refundRequestsAnswer,
  refundRequestsQuery,
} from './refund-requests.schema.ts';
import { askForRefund, listOwnRequests } from './refund-requests.service.ts';

const tags = ['payments', 'addition'];

/** A fan requests refunds, and sees the decisions. */
export const refundRequestsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/refund-requests',
    {
      config: { access: 'user', rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: {
        operationId: 'askForRefund',
        errors: ['payment.disputed', 'refund.asked', 'refund.not_possible', 'refund.too_late'],
        description:
          'Asks the operators to give an own payment, purchase or order back: one request at a time for each, within the days of the setting `refundRequestDays`.',
        tags,
        body: askForRefundBody,
        response: { 200: refundRequestAnswer },
      },
    },
    async (request) => ({
      data: await context.work((unit) => askForRefund(unit, accountOf(request).id, request.body)),
    }),
  );

  app.get(
    '/refund-requests',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listRefundRequests',
        description: 'What the fan has asked to have back, newest first, with what was decided.',
        tags,
        querystring: refundRequestsQuery,
        response: { 200: refundRequestsAnswer },
      },
    },
    async (request) => ({ data: await listOwnRequests(context.db, accountOf(request).id, request.query) }),
  );
};
