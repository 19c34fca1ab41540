import { claimOf } from '../../plugins/idempotency.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { claimWithoutCard } from '../payments/top-up.service.ts';
import { subscribeByCardAnswer, subscribeByCardBody } from './card-subscriptions.schema.ts';
import { subscribeByCard } from './card-subscriptions.service.ts';

/** Attempts a minute for one address: cards are tried out by machines. */
const guarded = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export const cardSubscriptionsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/payment/subscribe/performers',
    {
      config: { access: 'user', idempotency: 'required', ...guarded },
      schema: {
        operationId: 'subscribeByCard',
        errors: [
          'payment.authentication_required',
          'payment.card_declined',
          'payment.card_invalid',
          'payment.card_number_needed',
          'payment.card_token_needed',
          'payment.expired_card',
          'payment.gateway_unavailable',
          'payment.incorrect_cvc',
          'payment.insufficient_funds',
          'payment.not_a_test_card',
          'price.changed',
          'subscription.already_active',
          'subscription.type_unavailable',
          'wallet.cap_reached',
          'wallet.insufficient_balance',
          'wallet.suspended',
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
};
