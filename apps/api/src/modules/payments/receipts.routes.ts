import { NotFoundError } from '../../errors/common-errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { presentReceipt } from './receipts.presenter.ts';
import { findReceipt } from './receipts.repository.ts';
import { receiptAnswer } from './receipts.schema.ts';
import { findRefunds } from './refunds.repository.ts';

export const receiptsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/payment/transactions/:id/receipt',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getReceipt',
        description:
          'The receipt of a payment that went through: numbered, with the tax, and with what went back of it.',
        tags: ['payments', 'addition'],
        params: idParams,
        response: { 200: receiptAnswer },
      },
    },
    async (request) => {
      const row = await findReceipt(context.db, accountOf(request).id, request.params.id);
      if (!row) throw new NotFoundError();
      return { data: presentReceipt(row, await findRefunds(context.db, row.id)) };
    },
  );
};
