import { localeOf } from '../../plugins/errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { promosAnswer, promosQuery } from './promos.schema.ts';
import { searchPromos } from './promos.service.ts';

/** The promos that operators set, see /operator/promos. */
export const promosRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/site-promo/search',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'searchSitePromos',
        description: 'Notices of the site that are to be shown now.',
        tags: ['discovery'],
        querystring: promosQuery,
        response: { 200: promosAnswer },
      },
    },
    async (request, reply) => {
      const promos = await searchPromos(context.db, localeOf(request), request.query.limit);
      // The same for everyone in a language, which a header of the request tells; revalidated each time.
      if (!request.account) reply.headers({ 'cache-control': 'public, no-cache', vary: 'x-locale' });
      return { data: { data: promos, total: promos.length } };
    },
  );
};
