import { localeOf } from '../../plugins/errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { pageAnswer, pageParams, pagesAnswer, pagesQuery } from './pages.schema.ts';
import { getPage, searchPages } from './pages.service.ts';

const tags = ['posts'];

/**
 * The same for everyone in a language, which a header of the request tells. Revalidated each time: changes by operators
 * must show at the next request.
 */
const caching = { 'cache-control': 'public, no-cache', vary: 'x-locale' };

export const pagesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/posts/search',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'searchPosts',
        description: "The site's published pages in the caller's language.",
        tags,
        querystring: pagesQuery,
        response: { 200: pagesAnswer },
      },
    },
    async (request, reply) => {
      if (!request.account) reply.headers(caching);
      return { data: await searchPages(context.db, localeOf(request), request.query) };
    },
  );

  app.get(
    '/posts/:id',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getPost',
        description: "One of the site's pages by id or slug, in the caller's language.",
        tags,
        params: pageParams,
        response: { 200: pageAnswer },
      },
    },
    async (request, reply) => {
      const page = await getPage(context.db, request.params.id, localeOf(request));
      if (!request.account) reply.headers(caching);
      return { data: page };
    },
  );
};
