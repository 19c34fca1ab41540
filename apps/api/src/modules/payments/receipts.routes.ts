import type { FastifyRequest } from 'fastify';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { pdfLocaleOf, pdfLimit, pdfSchema, sendPdf } from '../../shared/pdf-answer.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { receiptSheet } from './receipt-sheet.ts';
import { presentReceipt } from './receipts.presenter.ts';
import { findReceipt } from './receipts.repository.ts';
import { receiptAnswer } from './receipts.schema.ts';
import { findRefunds } from './refunds.repository.ts';

const tags = ['payments', 'addition'];

export const receiptsRoutes: ModuleRoutes = (app, context) => {
  const readReceipt = async (request: FastifyRequest, paymentId: string) => {
    const row = await findReceipt(context.db, accountOf(request).id, paymentId);
    if (!row) throw new NotFoundError();
    return presentReceipt(row, await findRefunds(context.db, row.id), pdfLocaleOf(request));
  };

  app.get(
    '/payment/transactions/:id/receipt',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getReceipt',
        description:
          'The receipt of a payment that went through: numbered, with the tax, and with what went back of it.',
        tags,
        params: idParams,
        response: { 200: receiptAnswer },
      },
    },
    async (request) => ({ data: await readReceipt(request, request.params.id) }),
  );

  app.get(
    '/payment/transactions/:id/receipt/pdf',
    {
      config: { access: 'user', ...pdfLimit },
      schema: {
        operationId: 'downloadReceipt',
        description: "The same receipt as a PDF, in the caller's language.",
        tags,
        params: idParams,
        ...pdfSchema,
      },
    },
    async (request, reply) => {
      const receipt = await readReceipt(request, request.params.id);
      const pdf = await context.pdf.print(receiptSheet(receipt, pdfLocaleOf(request)));
      return sendPdf(reply, `receipt-${receipt.number}`, pdf);
    },
  );
};
