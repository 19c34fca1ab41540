import { accountOf } from '../../viewing/caller.ts';
import { localeOf } from '../../plugins/errors.ts';
import { claimOf } from '../../plugins/idempotency.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { beforeId, idParams, toPage } from '../../shared/wire.ts';
import { readSettings } from '../settings/settings.service.ts';
import { taxOf } from '../taxes/taxes.service.ts';
import { presentPackage, presentPayment } from './payments.presenter.ts';
import { findPackages } from './packages/packages.repository.ts';
import { countPayments, findPayments } from './payments.repository.ts';
import {
  packagesAnswer,
  packagesQuery,
  paymentsAnswer,
  paymentsQuery,
  topUpAnswer,
  topUpBody,
} from './payments.schema.ts';
import { checkPayment, claimWithoutCard, topUp } from './top-up.service.ts';

/** A limit for each address, because stolen cards are tried out by machines. */
const guarded = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export const paymentsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/payment/wallet/top-up',
    {
      config: { access: 'user', idempotency: 'required', ...guarded },
      schema: {
        operationId: 'topUpWallet',
        errors: [
          'coupon.unusable',
          'payment.authentication_required',
          'payment.card_declined',
          'payment.card_invalid',
          'payment.card_number_needed',
          'payment.card_token_needed',
          'payment.expired_card',
          'payment.gateway_gone',
          'payment.gateway_unavailable',
          'payment.incorrect_cvc',
          'payment.insufficient_funds',
          'payment.not_a_test_card',
          'price.changed',
          'wallet.amount_out_of_bounds',
          'wallet.closed',
          'wallet.suspended',
        ],
        description:
          "Buys tokens with a card: a package or an amount of one's own. May answer that the bank wants to be asked first.",
        tags: ['payments'],
        body: topUpBody,
        response: { 200: topUpAnswer },
      },
    },
    async (request) => {
      const buyer = { userId: accountOf(request).id, addressCountry: request.country };
      const claim = claimWithoutCard(claimOf(request), request.url, request.body);
      return { data: await topUp(context, buyer, { claim, body: request.body }) };
    },
  );

  app.post(
    '/payment/transactions/:id/check',
    {
      config: { access: 'user', ...guarded },
      schema: {
        operationId: 'checkPayment',
        errors: ['payment.gateway_gone'],
        description:
          'Asks the payment gateway what became of a payment: after its payer came back from the bank, or while it is pending.',
        tags: ['payments', 'addition'],
        params: idParams,
        response: { 200: topUpAnswer },
      },
    },
    async (request) => ({ data: await checkPayment(context, accountOf(request).id, request.params.id) }),
  );

  app.get(
    '/payment/transactions/user/search',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listPayments',
        description: "The fan's payments by card, newest first.",
        tags: ['payments'],
        querystring: paymentsQuery,
        response: { 200: paymentsAnswer },
      },
    },
    async (request) => {
      const { limit, cursor } = request.query;
      const userId = accountOf(request).id;
      const [rows, total] = await Promise.all([
        findPayments(context.db, userId, { limit, before: beforeId(cursor) }),
        countPayments(context.db, userId),
      ]);
      const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
      return { data: { data: items.map(presentPayment), total, nextCursor } };
    },
  );

  app.get(
    '/package/token/search',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'listTokenPackages',
        description: 'Packages of tokens on sale, at what they cost where the caller is: the tax is among it.',
        tags: ['wallet'],
        querystring: packagesQuery,
        response: { 200: packagesAnswer },
      },
    },
    async (request) => {
      const buyer = { userId: request.account?.id ?? null, addressCountry: request.country };
      const [{ currency }, tax] = await Promise.all([readSettings(context.db), taxOf(context.db, buyer)]);
      const rows = await findPackages(context.db, { currency, limit: request.query.limit });
      const shown = { locale: localeOf(request), currency, tax };
      return { data: { data: rows.map((row) => presentPackage(row, shown)), total: rows.length } };
    },
  );
};
