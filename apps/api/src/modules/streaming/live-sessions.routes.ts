import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { ICE_FRAGMENT, MAX_ICE_FRAGMENT_BYTES } from './ice-fragment.ts';
import { takeCandidates } from './live-sessions.service.ts';
import { resourceParams } from './streaming.schema.ts';

const tags = ['streaming', 'addition'];
const url = '/streaming/resources/:id';
const fragmentBody = z.string().min(1).max(MAX_ICE_FRAGMENT_BYTES);
const nothing = z.null().describe('Nothing');

/**
 * No authorization: the address cannot be guessed, and only its client was given it. Whatever token it connected with,
 * a stream key too, it may send along.
 */
const config = { access: 'guest', hasOwnToken: true } as const;

/** The sessions of WHIP and WHEP, at the address that each client was answered. */
export const liveSessionsRoutes = (app: ApiInstance, context: Context): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ICE_FRAGMENT,
    { parseAs: 'string', bodyLimit: MAX_ICE_FRAGMENT_BYTES },
    (_request, body, done) => {
      done(null, body);
    },
  );

  app.patch(
    url,
    {
      config,
      // Also beside a refusal of another type (RFC 5789, section 2.2).
      onRequest: async (_request, reply) => void reply.header('accept-patch', ICE_FRAGMENT),
      schema: {
        operationId: 'trickleLiveSession',
        errors: ['live.no_ice_restart', 'live.other_state', 'live.state_not_named', 'live.unavailable'],
        description:
          'Takes further ICE candidates of a connection of `publishStream` or `playStream`, as a fragment of SDP, with `ETag` of the 201 in `If-Match`. ICE is not restarted.',
        tags,
        consumes: [ICE_FRAGMENT],
        params: resourceParams,
        body: fragmentBody,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const change = { asked: request.headers['if-match'], body: request.body };
      await takeCandidates(context, request.params.id, change);
      return reply.status(204).send(null);
    },
  );

  app.delete(
    url,
    {
      config,
      schema: {
        operationId: 'endLiveSession',
        description: 'Ends a connection of `publishStream` or `playStream`. Doing it twice changes nothing.',
        tags,
        params: resourceParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await context.viewings.endSession(request.params.id);
      return ok;
    },
  );

  app.options(url, { config, schema: { hide: true } }, async (_request, reply) =>
    reply.status(204).headers({ 'accept-patch': ICE_FRAGMENT, allow: 'DELETE, OPTIONS, PATCH' }).send(),
  );
};
