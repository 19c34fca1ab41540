import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { chargeAnswer, purchaseBody } from '../wallet/wallet.schema.ts';
import { buyTicket } from './buying.service.ts';

/** Without a coupon: what is held for a stream is what its performer asks for. */
const buyTicketBody = purchaseBody.pick({ expectedPrice: true });

export const streamTicketsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/wallet/charges/stream-ticket/:id',
    {
      config: { access: 'user', idempotency: 'required' },
      schema: {
        operationId: 'buyStreamTicket',
        errors: [
          'price.changed',
          'stream.banned',
          'stream.ended',
          'wallet.already_purchased',
          ...PAYING_REFUSALS,
          'wallet.not_for_sale',
        ],
        description:
          'Buys a ticket of a stream. The price is held until the stream is over, and comes back by itself when it was cancelled, did not begin, or ended too early.',
        tags: ['wallet', 'addition'],
        params: idParams,
        body: buyTicketBody,
        response: { 200: chargeAnswer },
      },
    },
    async (request) => {
      const order = { ...request.body, streamId: request.params.id };
      return { data: await runOnce(context, request, (unit) => buyTicket(unit, memberOf(request), order)) };
    },
  );
};
