import { Readable } from 'node:stream';
import { localeOf } from '../../plugins/errors.ts';
import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { pdfLocaleOf, pdfLimit, pdfSchema, sendPdf } from '../../shared/pdf-answer.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { readSettings } from '../settings/settings.service.ts';
import { statementSheet } from './statement-sheet.ts';
import { monthParams } from './month.schema.ts';
import { csvAnswer, statementAnswer } from './statements.schema.ts';
import { writeStatement } from './statement-csv.ts';
import { readStatement } from './statements.service.ts';

const CSV = 'text/csv';
const tags = ['earnings', 'addition'];

export const statementsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/statements/:month',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getEarningStatement',
        description:
          "What a month (`YYYY-MM`, of UTC) did to the performer's earnings, by kind, and what was taken back one by one.",
        tags,
        params: monthParams,
        response: { 200: statementAnswer },
      },
    },
    async (request) => ({ data: await readStatement(context.db, accountOf(request).id, request.params.month) }),
  );

  app.get(
    '/performer/statements/:month/csv',
    {
      config: { access: 'performer', rateLimit: { max: 60, timeWindow: '1 hour' } },
      schema: {
        operationId: 'downloadEarningStatement',
        description:
          "Every movement of the performer's earnings within a month, as a table with words in the caller's language.",
        tags,
        produces: [CSV],
        params: monthParams,
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const { month } = request.params;
      const asked = { performerId: accountOf(request).id, month, culture: localeOf(request) };
      return reply
        .type(`${CSV}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="barg-${month}.csv"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(writeStatement(context.db, asked), { objectMode: false }));
    },
  );

  app.get(
    '/performer/statements/:month/pdf',
    {
      config: { access: 'performer', ...pdfLimit },
      schema: {
        operationId: 'printEarningStatement',
        description:
          "What a month did to the performer's earnings, by kind, and what was taken back one by one, as a PDF in the caller's language.",
        tags,
        params: monthParams,
        ...pdfSchema,
      },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      const { month } = request.params;
      const [statement, authors, { siteName }] = await Promise.all([
        readStatement(context.db, id, month),
        loadAuthors(context.db, [id]),
        readSettings(context.db),
      ]);
      const facts = { performer: authors.get(id), siteName, madeAt: new Date().toISOString() };
      const sheet = statementSheet(statement, facts, pdfLocaleOf(request));
      return sendPdf(reply, `barg-${month}`, await context.pdf.print(sheet));
    },
  );
};
