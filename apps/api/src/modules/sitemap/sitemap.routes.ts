import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { onlookerOf } from '../../viewing/onlooker.ts';
import { sitemapAnswer, sitemapPartAnswer, sitemapPartParams, sitemapPartQuery } from './sitemap.schema.ts';
import { createPartList, readPart } from './sitemap.service.ts';

const tags = ['discovery', 'addition'];

/** What search engines are told of: the web tier writes it as /sitemap.xml. */
export const sitemapRoutes: ModuleRoutes = (app, context) => {
  const listParts = createPartList(context);

  app.get(
    '/sitemap',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getSitemap',
        description: 'For web tiers: the parts of the list of all public pages, for search engines.',
        tags,
        response: { 200: sitemapAnswer },
      },
    },
    async () => ({ data: { parts: await listParts() } }),
  );

  app.get(
    '/sitemap/:kind',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getSitemapPart',
        description:
          'For web tiers: the public pages of one part, 5000 at most, behind an id that the list of parts names. Performers ' +
          'who keep a country out are left out with all that is theirs.',
        tags,
        params: sitemapPartParams,
        querystring: sitemapPartQuery,
        response: { 200: sitemapPartAnswer },
      },
    },
    async (request) => {
      const { params, query } = request;
      const of = { after: query.after ?? null, onlooker: onlookerOf(request) };
      return { data: { entries: await readPart(context, params.kind, of) } };
    },
  );
};
