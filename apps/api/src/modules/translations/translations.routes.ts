import { tagOfTexts } from '@barg/releases';
import { z } from 'zod';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { translationsAnswer, translationsQuery } from './translations.schema.ts';
import { loadTexts } from './translations.service.ts';

export const translationsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/translations/search',
    {
      config: { access: 'guest', isAlwaysOpen: true },
      schema: {
        operationId: 'searchTranslations',
        description:
          'The texts of one locale as records of key and value, in all namespaces or one, with what operators have edited; in English where its language has none.',
        tags: ['translations'],
        querystring: translationsQuery,
        response: { 200: translationsAnswer, 304: z.null().describe('The caller has these messages already') },
      },
    },
    async (request, reply) => {
      const { locale, namespace: namespaces, limit } = request.query;
      const texts = await loadTexts(context.db, { locale, namespaces });
      const rows = texts.slice(0, limit);
      const etag = tagOfTexts(rows);
      // Cached and revalidated each time: an operator's edit shows at the next load.
      reply.headers({ etag, 'cache-control': 'public, no-cache' });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send(null);
      return { data: { data: rows, total: texts.length } };
    },
  );
};
