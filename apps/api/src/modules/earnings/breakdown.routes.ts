import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { breakdownAnswer, breakdownQuery } from './breakdown.schema.ts';
import { readBreakdown } from './breakdown.service.ts';

export const breakdownRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/earning/breakdown',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getEarningBreakdown',
        description:
          'What a month (`YYYY-MM`, of UTC) brought the performer, by kind, work or fan. What was taken back counts in the month in which it was.',
        tags: ['earnings', 'addition'],
        querystring: breakdownQuery,
        response: { 200: breakdownAnswer },
      },
    },
    async (request) => ({ data: await readBreakdown(context.db, accountOf(request).id, request.query) }),
  );
};
