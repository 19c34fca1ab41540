import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { beforeId, idParams, toPage } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { presentOdd } from './crypto.presenter.ts';
import { countOdd, listOdd } from './crypto.repository.ts';
import { decisionBody, oddPaymentAnswer, oddPaymentsAnswer, oddPaymentsQuery } from './crypto.schema.ts';
import { decideOdd } from './deciding.service.ts';

const tags = ['operator', 'addition'];

/** Payments with coins where too little, too much or a late amount was received. */
export const oddPaymentsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/crypto-payments',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listOddCryptoPayments',
        description: 'Payments with coins that somebody has to decide about, or has, newest first.',
        tags,
        querystring: oddPaymentsQuery,
        response: { 200: oddPaymentsAnswer },
      },
    },
    async ({ query: { limit, cursor, state } }) => {
      const isDecided = state === 'decided';
      const [rows, total] = await Promise.all([
        listOdd(context.db, { limit, before: beforeId(cursor), isDecided }),
        countOdd(context.db, isDecided),
      ]);
      const { items, nextCursor } = toPage(rows, limit, (row) => [row.payment_id]);
      return { data: { data: items.map(presentOdd), total, nextCursor } };
    },
  );

  app.post(
    '/operator/crypto-payments/:id/decision',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'decideCryptoPayment',
        errors: ['crypt.decided', 'crypt.not_creditable'],
        description: 'Gives tokens for what came, or says that it was sent back. Final.',
        tags,
        params: idParams,
        body: decisionBody,
        response: { 200: oddPaymentAnswer },
      },
    },
    async (request) => {
      const order = { ...request.body, paymentId: request.params.id };
      return { data: presentOdd(await context.work((unit) => decideOdd(unit, accountOf(request).id, order))) };
    },
  );
};
