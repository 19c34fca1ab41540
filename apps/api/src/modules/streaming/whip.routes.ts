import type { Context } from '../../context.ts';
import { accountOf } from '../../viewing/caller.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { STREAM_LOCKS } from '../../viewing/stream-audience.ts';
import { accountOfLiveToken } from './live-token.ts';
import { play } from './playing.service.ts';
import { publish } from './publishing.service.ts';
import { publishQuery, sdpAnswer, sdpBody } from './streaming.schema.ts';
import { answerOptions, SDP, sendAnswer, takeSdp } from './whip-http.ts';

const tags = ['streaming', 'addition'];

/** WHIP (RFC 9725) and WHEP: takes an offer, returns an answer and the session's URL. Only SDP is read here. */
export const whipRoutes = (app: ApiInstance, context: Context): void => {
  takeSdp(app);

  app.post(
    '/streaming/whip/:id',
    {
      config: { access: 'performer', findAccount: accountOfLiveToken(context, 'publisher') },
      schema: {
        operationId: 'publishStream',
        errors: ['live.offer_refused', 'live.unavailable', 'stream.ended', 'stream.not_begun'],
        description:
          'Begins to send picture and sound, by WHIP: takes an SDP offer and answers the SDP answer, with the resource in `Location`.',
        tags,
        consumes: [SDP],
        produces: [SDP],
        params: idParams,
        querystring: publishQuery,
        body: sdpBody,
        response: { 201: sdpAnswer },
      },
    },
    async (request, reply) => {
      const { id: streamId } = request.params;
      const sent = { streamId, offer: request.body, from: request.query.from ?? null };
      return sendAnswer(context, request, reply, { answer: await publish(context, accountOf(request), sent) });
    },
  );

  app.post(
    '/streaming/whep/:id',
    {
      config: { access: 'any', findAccount: accountOfLiveToken(context, 'subscriber') },
      schema: {
        operationId: 'playStream',
        errors: [
          ...STREAM_LOCKS,
          'live.offer_refused',
          'live.unavailable',
          'stream.crowded',
          'stream.ended',
          'stream.not_begun',
          'stream.not_publishing',
        ],
        description:
          'Begins to play a stream, by WHEP: takes an SDP offer and answers the SDP answer, with the resource in `Location`. `stream.crowded` refuses who comes when very many watch: `hlsUrl` of `joinStream` plays it two or three seconds later.',
        tags,
        consumes: [SDP],
        produces: [SDP],
        params: idParams,
        body: sdpBody,
        response: { 201: sdpAnswer },
      },
    },
    async (request, reply) => {
      const answer = await play(context, memberOf(request), request.params.id, request.body);
      return sendAnswer(context, request, reply, { answer });
    },
  );

  for (const url of ['/streaming/whip/:id', '/streaming/whep/:id']) answerOptions(app, context, url);
};
