import { Readable } from 'node:stream';
import { NotFoundError } from '../../errors/common-errors.ts';
import { localeOf } from '../../plugins/errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { beforeId, idParams, toPage } from '../../shared/wire.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { accountOf } from '../../viewing/caller.ts';
import { writeHistory } from './history-csv.ts';
import { namedIn, presentEntry, presentEntryDetail } from './history.presenter.ts';
import {
  countWalletHistory,
  findReversals,
  findReversed,
  findWalletHistory,
  findWalletMovement,
} from './history.repository.ts';
import {
  csvAnswer,
  transactionsAnswer,
  transactionsFileQuery,
  transactionsQuery,
  walletEntryDetailAnswer,
} from './history.schema.ts';

const CSV = 'text/csv';

export const historyRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/wallet/charges/user/search',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listTransactions',
        description: "Movements of the fan's wallet, newest first: by kind, direction, time and words.",
        tags: ['wallet'],
        querystring: transactionsQuery,
        response: { 200: transactionsAnswer },
      },
    },
    async (request) => {
      const { limit, cursor, ...filters } = request.query;
      const search = { ...filters, userId: accountOf(request).id };
      const [rows, total] = await Promise.all([
        findWalletHistory(context.db, search, { limit, before: beforeId(cursor) }),
        countWalletHistory(context.db, search),
      ]);
      const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
      const authors = await loadAuthors(context.db, namedIn(items));
      return { data: { data: items.map((row) => presentEntry(row, authors)), total, nextCursor } };
    },
  );

  app.get(
    '/wallet/charges/user/export',
    {
      config: { access: 'user', rateLimit: { max: 60, timeWindow: '1 hour' } },
      schema: {
        operationId: 'exportTransactions',
        description:
          "Movements of the fan's wallet within a range of at most three years, as a table for programs with headings in the caller's language.",
        tags: ['wallet', 'addition'],
        produces: [CSV],
        querystring: transactionsFileQuery,
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const { from, to } = request.query;
      const search = { ...request.query, userId: accountOf(request).id, isWhole: true };
      const lines = writeHistory(context.db, search, localeOf(request));
      return reply
        .type(`${CSV}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="wallet-${from.slice(0, 10)}-${to.slice(0, 10)}.csv"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(lines, { objectMode: false }));
    },
  );

  app.get(
    '/wallet/charges/:id',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getTransaction',
        description: "A movement of the fan's wallet, with what it takes back and what took it back.",
        tags: ['wallet', 'addition'],
        params: idParams,
        response: { 200: walletEntryDetailAnswer },
      },
    },
    async (request) => {
      const row = await findWalletMovement(context.db, accountOf(request).id, request.params.id);
      if (!row) throw new NotFoundError();
      const [authors, reversed, reversals] = await Promise.all([
        loadAuthors(context.db, namedIn([row])),
        findReversed(context.db, row.reverses_id),
        findReversals(context.db, row.id),
      ]);
      return { data: presentEntryDetail(row, { authors, reversed, reversals }) };
    },
  );
};
