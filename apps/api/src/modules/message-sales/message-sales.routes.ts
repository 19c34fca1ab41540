import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { buyMessageBody, messageChargeAnswer } from './message-sales.schema.ts';
import { buyMessage } from './message-sales.service.ts';

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
        description:
          'Pays the price that stands in a message, and opens it for good. Files that the caller has bought before, in ' +
          'another message, a post, a gallery or a video, are not paid again: `rest` of the message is what is charged.',
        tags: ['wallet'],
        params: idParams,
        body: buyMessageBody,
        response: { 200: messageChargeAnswer },
      },
    },
    async (request) => {
      const order = { ...request.body, messageId: request.params.id };
      return { data: await runOnce(context, request, (unit) => buyMessage(unit, memberOf(request), order)) };
    },
  );
};
