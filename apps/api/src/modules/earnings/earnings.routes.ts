import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { presentEarning } from './earnings.presenter.ts';
import { countEarnings, findEarnings } from './earnings.repository.ts';
import { earningsAnswer, earningsQuery, statsAnswer, statsQuery } from './earnings.schema.ts';
import { readEarningStats } from './earnings.service.ts';
import { monthOf } from './statements.service.ts';

export const earningsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/earning/stats',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getEarningStats',
        description: 'What the performer has earned in a period, by day and kind, and what can be paid out.',
        tags: ['earnings'],
        querystring: statsQuery,
        response: { 200: statsAnswer },
      },
    },
    async (request) => {
      const period = { days: Number(request.query.period), now: new Date() };
      return { data: await readEarningStats(context.db, accountOf(request).id, period) };
    },
  );

  app.get(
    '/performer/earning/search',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listEarnings',
        description: "The performer's earnings one by one, newest first; by kind, fan, work, kind of work or month.",
        tags: ['earnings'],
        querystring: earningsQuery,
        response: { 200: earningsAnswer },
      },
    },
    async (request) => {
      const { limit, cursor, month, ...wanted } = request.query;
      const filter = {
        ...wanted,
        performerId: accountOf(request).id,
        month: month === undefined ? undefined : monthOf(month),
      };
      const before = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
      const [rows, total] = await Promise.all([
        findEarnings(context.db, { ...filter, limit, before }),
        countEarnings(context.db, filter),
      ]);
      const { items, nextCursor } = toPage(rows, limit, (row) => [row.created_at.toISOString(), row.id]);
      const authors = await loadAuthors(
        context.db,
        items.flatMap((row) => [row.user_id, row.given_to]),
      );
      return { data: { data: items.map((row) => presentEarning(row, authors)), total, nextCursor } };
    },
  );
};
