import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { beforeId, idParams, toPage } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { presentMismatched } from './crypto.presenter.ts';
import { countMismatched, listMismatched } from './crypto.repository.ts';
import {
  decisionBody,
  mismatchedPaymentAnswer,
  mismatchedPaymentsAnswer,
  mismatchedPaymentsQuery,
} from './crypto.schema.ts';
import { decideMismatch } from './mismatch-decisions.service.ts';
import { findSaid } from './past-decisions.ts';

const tags = ['operator', 'addition'];

/** Payments with coins where too little, too much or a late amount was received. */
export const mismatchedPaymentsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/crypto-payments',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listMismatchedCryptoPayments',
        description: 'Payments with coins that somebody has to decide about, or has, newest first.',
        tags,
        querystring: mismatchedPaymentsQuery,
        response: { 200: mismatchedPaymentsAnswer },
      },
    },
    async ({ query: { limit, cursor, state } }) => {
      const isDecided = state === 'decided';
      const [rows, total] = await Promise.all([
        listMismatched(context.db, { limit, before: beforeId(cursor), isDecided }),
        countMismatched(context.db, isDecided),
      ]);
      const { items, nextCursor } = toPage(rows, limit, (row) => [row.payment_id]);
      const ids = items.map((row) => row.payment_id);
      const said = await findSaid(context.db, ids);
      const data = items.map((row) => presentMismatched(row, said.get(row.payment_id) ?? []));
      return { data: { data, total, nextCursor } };
    },
  );

  app.post(
    '/operator/crypto-payments/:id/decision',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'decideCryptoPayment',
        errors: ['crypt.decided', 'crypt.changed', 'crypt.not_creditable'],
        description:
          'Gives tokens for what came, or says that it was sent back. Final. Of coins that came after a decision alone. Refused where more came than was seen.',
        tags,
        params: idParams,
        body: decisionBody,
        response: { 200: mismatchedPaymentAnswer },
      },
    },
    async (request) => {
      const order = { ...request.body, paymentId: request.params.id };
      const data = await context.work(async (unit) => {
        const row = await decideMismatch(unit, accountOf(request).id, order);
        const said = await findSaid(unit.db, [row.payment_id]);
        return presentMismatched(row, said.get(row.payment_id) ?? []);
      });
      return { data };
    },
  );
};
