import { localeOf } from '../../plugins/errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { postAnswer, postParams, postsAnswer, postsQuery } from './pages.schema.ts';
import { getPost, searchPosts } from './pages.service.ts';

const tags = ['posts'];

/**
 * The same for everyone in a language, which is a header of the request. Asked for anew each time: what an operator
 * publishes, changes or takes away is so for the next reader.
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
        querystring: postsQuery,
        response: { 200: postsAnswer },
      },
    },
    async (request, reply) => {
      if (!request.account) reply.headers(caching);
      return { data: await searchPosts(context.db, localeOf(request), request.query) };
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
        params: postParams,
        response: { 200: postAnswer },
      },
    },
    async (request, reply) => {
      const post = await getPost(context.db, request.params.id, localeOf(request));
      if (!request.account) reply.headers(caching);
      return { data: post };
    },
  );
};
