import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { printedLocaleOf, type PrintedLocale } from '../platform/pdf/printed-locale.ts';
import { localeOf } from '../plugins/errors.ts';

export const PDF = 'application/pdf';

/** What routes that answer with a PDF declare besides their own. */
export const pdfSchema = {
  produces: [PDF],
  errors: ['pdf.busy'],
  /** Typed loosely, because it leaves as bytes. */
  response: { 200: z.string().meta({ format: 'binary', description: 'The document' }) as z.ZodType },
};

/** A person presses a button now and then; each one costs a processor some hundredths of a second. */
export const pdfLimit = { rateLimit: { max: 60, timeWindow: '1 hour' } };

/** The language of a PDF: the caller's, or English where the fonts lack its letters. */
export const pdfLocaleOf = (request: FastifyRequest): PrintedLocale => printedLocaleOf(localeOf(request));

/** @param name without the ending, in plain letters */
export const sendPdf = (reply: FastifyReply, name: string, pdf: Uint8Array) =>
  reply
    .type(PDF)
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
