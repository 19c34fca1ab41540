import fp from 'fastify-plugin';
import type { Context } from '../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's country, ISO 3166-1 alpha-2 in upper case; null when unknown. */
    country: string | null;
  }
}

/** Sets the visitor's country on each request. */
export const countryPlugin = fp<{ context: Context }>(async (app, { context }) => {
  app.decorateRequest('country', null);
  app.addHook('onRequest', async (request) => {
    request.country = context.visitorCountry(request.raw);
  });
});
