import { fromHundredths } from '../../platform/money.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import { claimOf } from '../../plugins/idempotency.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { accountOf } from '../../viewing/caller.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { findOwnCard } from '../payments/cards.service.ts';
import { claimWithoutCard } from '../payments/top-up.service.ts';
import { nextPrice } from '../../viewing/next-price.ts';
import { hangingAnswer, subscribeByCardAnswer, subscribeByCardBody } from './card-subscriptions.schema.ts';
import { findSubscriptionsOfCard } from './subscriptions-of-card.repository.ts';
import { subscribeByCard } from './card-subscriptions.service.ts';

/** A limit for each address, because stolen cards are tried out by machines. */
const guarded = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export const cardSubscriptionsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/payment/subscribe/performers',
    {
      config: { access: 'user', idempotency: 'required', ...guarded },
      schema: {
        operationId: 'subscribeByCard',
        errors: [
          'account.payment_pending',
          'payment.authentication_required',
          'payment.card_declined',
          'payment.card_invalid',
          'payment.card_number_needed',
          'payment.card_token_needed',
          'payment.charge_too_small',
          'payment.expired_card',
          'payment.gateway_gone',
          'payment.gateway_unavailable',
          'payment.incorrect_cvc',
          'payment.insufficient_funds',
          'payment.not_a_test_card',
          'price.changed',
          'subscription.already_active',
          'subscription.trial_used',
          'subscription.type_unavailable',
          ...PAYING_REFUSALS,
        ],
        description:
          'Subscribes to a performer with a card: the card fills the wallet, which pays. May answer that the bank wants to be asked first.',
        tags: ['payments'],
        body: subscribeByCardBody,
        response: { 200: subscribeByCardAnswer },
      },
    },
    async (request) => {
      const claim = claimWithoutCard(claimOf(request), request.url, request.body);
      return { data: await subscribeByCard(context, memberOf(request), { claim, body: request.body }) };
    },
  );

  app.get(
    '/payment-cards/:id/subscriptions',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listCardSubscriptions',
        description: 'Subscriptions that are renewed from a card: what to know before it is deleted.',
        tags: ['payments', 'addition'],
        params: idParams,
        response: { 200: hangingAnswer },
      },
    },
    async (request) => {
      const userId = accountOf(request).id;
      const { id } = await findOwnCard(context.db, userId, request.params.id);
      const rows = await findSubscriptionsOfCard(context.db, userId, id);
      const authors = await loadAuthors(
        context.db,
        rows.map((row) => row.performer_id),
      );
      const subscriptions = rows.map((row) => ({
        _id: row.id,
        performer: authorOf(authors, row.performer_id),
        price: fromHundredths(nextPrice(row, new Date())),
        currentPeriodEnd: row.current_period_end.toISOString(),
      }));
      return { data: { subscriptions } };
    },
  );
};
