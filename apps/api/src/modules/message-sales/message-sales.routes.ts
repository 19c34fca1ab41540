import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { chargeAnswer, purchaseBody } from '../wallet/wallet.schema.ts';
import { buyMessage } from './message-sales.service.ts';

/** Without a coupon: coupons are for what is offered to everyone, not for a message to one fan. */
const buyMessageBody = purchaseBody.pick({ expectedPrice: true });

export const messageSalesRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/wallet/charges/message/:id',
    {
      config: { access: 'user', idempotency: 'required' },
      schema: {
        operationId: 'buyMessage',
        errors: [
          'block.blocked_by_you',
          'messages.not_ready',
          'price.changed',
          'wallet.already_purchased',
          ...PAYING_REFUSALS,
          'wallet.not_for_sale',
        ],
        description: 'Pays the price that stands in a message, and opens it for good.',
        tags: ['wallet'],
        params: idParams,
        body: buyMessageBody,
        response: { 200: chargeAnswer },
      },
    },
    async (request) => {
      const order = { ...request.body, messageId: request.params.id };
      return { data: await runOnce(context, request, (unit) => buyMessage(unit, memberOf(request), order)) };
    },
  );
};
