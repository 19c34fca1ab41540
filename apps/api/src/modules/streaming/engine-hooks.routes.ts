import { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotAuthenticatedError } from '../../viewing/caller.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { idSchema } from '../../shared/wire.ts';
import { isAllowedBy, isShownSecret } from './engine-hooks.service.ts';

/** Asked by the engine alone, as often as clients come to it; whoever does not know the secret is not listened to. */
const config = { access: 'guest', hasOwnToken: true, isAlwaysOpen: true, rateLimit: false } as const;

const word = z.string().max(2000).nullish();

/** MediaMTX names the room `path` and the credential `token`; SRS has `stream`, and the credential among `param`. */
const askedBody = z.object({
  action: z.string().max(100),
  path: word,
  stream: word,
  token: word,
  password: word,
  query: word,
  param: word,
  protocol: word,
});

const eventQuery = z.object({ event: z.enum(['came', 'went']), room: z.string().max(200) });

/** Addresses of the site that an outside engine calls, see docs/guides/live-engines.md. */
export const engineHooksRoutes = (app: ApiInstance, context: Context): void => {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isShownSecret(context, headers.authorization)) throw new NotAuthenticatedError();
  });

  app.post('/streaming/engine/auth', { config, schema: { hide: true, body: askedBody } }, async ({ body }, reply) => {
    if (!isAllowedBy(context, body)) throw new NotAuthenticatedError();
    // What SRS takes for a yes.
    return reply.status(200).send({ code: 0 });
  });

  app.post(
    '/streaming/engine/events',
    { config, schema: { hide: true, querystring: eventQuery } },
    async ({ query }, reply) => {
      // Rooms of others on the same engine are no business of the site's.
      if (idSchema.safeParse(query.room).success) await context.live.shared?.heard(query.room, query.event === 'came');
      return reply.status(204).send(null);
    },
  );
};
