import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { beforeId, idParams, ok, okSchema, pageQuery, toPage } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { chooseDefault, keepCard, removeCard } from './cards.service.ts';
import { presentCard } from './payments.presenter.ts';
import { countCards, findCards } from './payments.repository.ts';
import { cardAnswer, cardsAnswer, cardSourceSchema, providerParams } from './payments.schema.ts';

/** A limit for each address, because stolen cards are tried out by machines. */
const guarded = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export const cardsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/:provider/cards',
    {
      config: { access: 'user', ...guarded },
      schema: {
        operationId: 'addCard',
        errors: [
          'payment.card_declined',
          'payment.card_invalid',
          'payment.card_number_needed',
          'payment.card_token_needed',
          'payment.expired_card',
          'payment.gateway_unavailable',
          'payment.not_a_test_card',
        ],
        description: 'Keeps a card at the payment gateway; the site keeps brand, last four digits and expiry only.',
        tags: ['payments'],
        params: providerParams,
        body: cardSourceSchema,
        response: { 200: cardAnswer },
      },
    },
    async (request) => {
      const userId = accountOf(request).id;
      return { data: presentCard(await keepCard(context, request.params.provider, { source: request.body, userId })) };
    },
  );

  app.get(
    '/payment-cards',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listCards',
        description: "The fan's cards.",
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

  app.put(
    '/payment-cards/:id/default',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'setDefaultCard',
        description: 'Chooses the card that is proposed first.',
        tags: ['payments', 'addition'],
        params: idParams,
        response: { 200: cardAnswer },
      },
    },
    async (request) => ({
      data: presentCard(await chooseDefault(context, accountOf(request).id, request.params.id)),
    }),
  );

  app.delete(
    '/payment-cards/:id',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'deleteCard',
        description: 'Deletes a card, here and at the payment gateway.',
        tags: ['payments'],
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await removeCard(context, accountOf(request).id, request.params.id);
      return ok;
    },
  );
};
