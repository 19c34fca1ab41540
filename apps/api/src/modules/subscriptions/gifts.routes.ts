import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import { runOnce } from '../../shared/run-once.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { giftAnswer, giftBody } from './gifts.schema.ts';
import { giveSubscription } from './gifts.service.ts';

export const giftsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/wallet/charges/subscribe/gifts',
    {
      config: { access: 'user', idempotency: 'required' },
      schema: {
        operationId: 'giveSubscription',
        errors: [
          'gift.recipient_unavailable',
          'gift.to_oneself',
          'price.changed',
          'subscription.type_unavailable',
          ...PAYING_REFUSALS,
        ],
        description:
          'Gives a subscription to another fan, by username; it follows what that fan has already, and does not renew.',
        tags: ['wallet', 'addition'],
        body: giftBody,
        response: { 200: giftAnswer },
      },
    },
    async (request) => ({
      data: await runOnce(context, request, (unit) => giveSubscription(unit, memberOf(request), request.body)),
    }),
  );
};
