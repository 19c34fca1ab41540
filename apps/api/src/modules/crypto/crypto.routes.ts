import { NotFoundError } from '../../errors/common-errors.ts';
import { cryptoInUse } from '../../platform/payments/crypto/crypto-gateway.ts';
import { claimOf } from '../../plugins/idempotency.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { presentStatus } from './crypto.presenter.ts';
import { findOwnInvoice } from './crypto.repository.ts';
import { cryptoOrderBody, cryptoStatusAnswer } from './crypto.schema.ts';
import { openInvoice } from './open-invoice.service.ts';

/** A limit, because each order takes an address at the gateway. */
const guarded = { rateLimit: { max: 10, timeWindow: '1 minute' } };

export const cryptoRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/crypt/invoices',
    {
      config: { access: 'user', idempotency: 'required', ...guarded },
      schema: {
        operationId: 'topUpByCrypto',
        errors: [
          'payment.gateway_gone',
          'payment.gateway_unavailable',
          'price.changed',
          'wallet.amount_out_of_bounds',
          'wallet.closed',
          'wallet.suspended',
        ],
        description: 'Opens an invoice for tokens that is paid with a coin, by the rate of this moment.',
        tags: ['payments', 'addition'],
        body: cryptoOrderBody,
        response: { 200: cryptoStatusAnswer },
      },
    },
    async (request) => {
      const order = { claim: claimOf(request), order: request.body };
      const buyer = { userId: accountOf(request).id, addressCountry: request.country };
      return { data: presentStatus(await openInvoice(context, buyer, order)) };
    },
  );

  app.get(
    '/crypt/:id/status',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getCryptoStatus',
        description: 'How a payment with a coin stands, and after how long to ask again.',
        tags: ['payments'],
        params: idParams,
        response: { 200: cryptoStatusAnswer },
      },
    },
    async (request) => {
      const row =
        cryptoInUse(context.crypto) && (await findOwnInvoice(context.db, accountOf(request).id, request.params.id));
      if (!row) throw new NotFoundError();
      return { data: presentStatus(row) };
    },
  );
};
