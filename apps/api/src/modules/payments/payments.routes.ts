import { accountOf } from '../../plugins/auth.ts';
import { localeOf } from '../../plugins/errors.ts';
import { claimOf } from '../../plugins/idempotency.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { beforeId, idParams, ok, okSchema, pageQuery, toPage } from '../../shared/wire.ts';
import { readSettings } from '../settings/settings.service.ts';
import { exchangeCard, removeCard, storeCard } from './cards.service.ts';
import { presentCard, presentPackage, presentPayment } from './payments.presenter.ts';
import { countCards, countPayments, findCards, findPackages, findPayments } from './payments.repository.ts';
import {
  cardAnswer,
  cardDetailsSchema,
  cardsAnswer,
  packagesAnswer,
  paymentsAnswer,
  paymentsQuery,
  providerParams,
  topUpAnswer,
  topUpBody,
} from './payments.schema.ts';
import { claimWithoutCard, topUp } from './top-up.service.ts';

/** Attempts a minute for one address: cards are tried out by machines. */
const guarded = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export const paymentsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/:provider/cards',
    {
      config: { access: 'user', ...guarded },
      schema: {
        operationId: 'addCard',
        tags: ['payments'],
        params: providerParams,
        body: cardDetailsSchema,
        response: { 200: cardAnswer },
      },
    },
    async (request) => {
      const card = await exchangeCard(context, request.params.provider, request.body);
      return { data: presentCard(await storeCard(context.db, card, { userId: accountOf(request).id, isSaved: true })) };
    },
  );

  app.get(
    '/payment-cards',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listCards',
        tags: ['payments'],
        querystring: pageQuery,
        response: { 200: cardsAnswer },
      },
    },
    async (request) => {
      const { limit, cursor } = request.query;
      const userId = accountOf(request).id;
      const [rows, total] = await Promise.all([
        findCards(context.db, userId, { limit, before: beforeId(cursor) }),
        countCards(context.db, userId),
      ]);
      const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
      return { data: { data: items.map(presentCard), total, nextCursor } };
    },
  );

  app.delete(
    '/payment-cards/:id',
    {
      config: { access: 'user' },
      schema: { operationId: 'deleteCard', tags: ['payments'], params: idParams, response: { 200: okSchema } },
    },
    async (request) => {
      await removeCard(context, accountOf(request).id, request.params.id);
      return ok;
    },
  );

  app.post(
    '/payment/wallet/top-up',
    {
      config: { access: 'user', idempotency: 'required', ...guarded },
      schema: { operationId: 'topUpWallet', tags: ['payments'], body: topUpBody, response: { 200: topUpAnswer } },
    },
    async (request) => {
      const claim = claimWithoutCard(claimOf(request), request.url, request.body);
      return { data: await topUp(context, accountOf(request).id, { claim, body: request.body }) };
    },
  );

  app.get(
    '/payment/transactions/user/search',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listPayments',
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
        tags: ['wallet'],
        querystring: pageQuery.pick({ limit: true }),
        response: { 200: packagesAnswer },
      },
    },
    async (request) => {
      const [rows, { currency }] = await Promise.all([
        findPackages(context.db, request.query.limit),
        readSettings(context.db),
      ]);
      const shown = { locale: localeOf(request), currency };
      return { data: { data: rows.map((row) => presentPackage(row, shown)), total: rows.length } };
    },
  );
};
