import fp from 'fastify-plugin';
import type { Context } from '../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the visitor is, ISO 3166-1 alpha-2 in upper case; null where that cannot be told. */
    country: string | null;
  }
}

/** Tells every route where its visitor is. */
export const countryPlugin = fp<{ context: Context }>(async (app, { context }) => {
  app.decorateRequest('country', null);
  app.addHook('onRequest', async (request) => {
    request.country = context.visitorCountry(request.raw);
  });
});
