import { toHundredths } from '../../platform/money.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { presentRequest } from './payouts.presenter.ts';
import {
  calculateBody,
  changePayoutBody,
  payoutRequestAnswer,
  payoutsAnswer,
  payoutsQuery,
  payoutViewAnswer,
  pendingReviewAnswer,
  quoteAnswer,
  requestPayoutBody,
} from './payouts.schema.ts';
import { presentQuote, quotePayout } from './quote.ts';
import { checkPendingReview, searchOwnRequests, viewOwnRequest } from './reading.service.ts';
import { changePayout, requestPayout } from './requesting.service.ts';

const tags = ['payout'];
const REFUSALS = ['payout.debt', 'payout.no_method', 'payout.below_minimum', 'payout.not_enough', 'payout.changed'];

/** A performer's payout requests. Those of others are 404. */
export const payoutsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/payout-requests/calculate',
    {
      // Read-only; a POST by the specification.
      config: { access: 'performer', unverified: 'allowed' },
      schema: {
        operationId: 'calculatePayout',
        description:
          'What a payout would be now, and why it cannot be asked for; of all that is available where no amount is given. Nothing changes by it.',
        tags,
        body: calculateBody,
        response: { 200: quoteAnswer },
      },
    },
    async (request) => {
      const { amount } = request.body;
      const wish = { amount: amount === undefined ? undefined : toHundredths(amount) };
      return { data: presentQuote(await quotePayout(context.db, accountOf(request).id, wish)) };
    },
  );

  app.post(
    '/payout-requests',
    {
      config: { access: 'performer', idempotency: 'required' },
      schema: {
        operationId: 'requestPayout',
        errors: ['payout.pending', ...REFUSALS],
        description:
          'Asks for a payout: the amount is set aside until an operator has decided. `methodId` is the kind of a payout method. One request is under review at a time.',
        tags,
        body: requestPayoutBody,
        response: { 200: payoutRequestAnswer },
      },
    },
    async (request) => ({
      data: await runOnce(context, request, async (unit) =>
        presentRequest(await requestPayout(context, unit, accountOf(request).id, request.body)),
      ),
    }),
  );

  app.put(
    '/payout-requests/:id',
    {
      // Pages of before send no key.
      config: { access: 'performer', idempotency: 'accepted' },
      schema: {
        operationId: 'changePayoutRequest',
        errors: ['payout.wrong_state', ...REFUSALS],
        description:
          'Changes amount, method or note of a request under review, or withdraws it. What is left out stays; the difference is set aside or given back. What changes nothing leaves the request as it was seen.',
        tags,
        params: idParams,
        body: changePayoutBody,
        response: { 200: payoutRequestAnswer },
      },
    },
    async (request) => {
      const change = { ...request.body, id: request.params.id };
      return {
        data: await runOnce(context, request, async (unit) =>
          presentRequest(await changePayout(context, unit, accountOf(request).id, change)),
        ),
      };
    },
  );

  app.get(
    '/payout-requests/:id/view',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'viewPayoutRequest',
        description: 'An own request: what happened to it, how it was sent, and who holds it now and why.',
        tags,
        params: idParams,
        response: { 200: payoutViewAnswer },
      },
    },
    async (request) => ({ data: await viewOwnRequest(context.db, accountOf(request).id, request.params.id) }),
  );

  app.get(
    '/payout-requests/user/search',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'searchPayoutRequests',
        description: 'The own requests, newest first, by status and time.',
        tags,
        querystring: payoutsQuery,
        response: { 200: payoutsAnswer },
      },
    },
    async (request) => ({ data: await searchOwnRequests(context.db, accountOf(request).id, request.query) }),
  );

  app.get(
    '/payout-requests/check/pending-review',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'checkPendingPayout',
        description: 'Whether a request of the performer is under review, and which.',
        tags,
        response: { 200: pendingReviewAnswer },
      },
    },
    async (request) => ({ data: await checkPendingReview(context.db, accountOf(request).id) }),
  );
};
