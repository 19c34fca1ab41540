import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { chargeAnswer, purchaseBody } from '../wallet/wallet.schema.ts';
import { buyTicket } from './buying.service.ts';
import { returnTicket } from './returning.service.ts';
import { ticketReturnAnswer } from './stream-tickets.schema.ts';

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
          'Buys a ticket of a stream. The price is held until the stream is over, and comes back by itself when it was cancelled, did not begin, ended too early, or was closed to its buyer.',
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

  app.post(
    '/wallet/charges/stream-ticket/:id/return',
    {
      config: { access: 'user', idempotency: 'required' },
      schema: {
        operationId: 'returnStreamTicket',
        errors: ['stream.ticket_not_returnable'],
        description:
          "Gives the caller's ticket of a stream back that was moved to another time after it was bought, until the stream begins. The whole price comes back at once.",
        tags: ['wallet', 'addition'],
        params: idParams,
        response: { 200: ticketReturnAnswer },
      },
    },
    async (request) => {
      const meant = { streamId: request.params.id, userId: accountOf(request).id };
      return { data: await runOnce(context, request, (unit) => returnTicket(unit, meant)) };
    },
  );
};
