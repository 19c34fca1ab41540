import type { Context } from '../../context.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { publishQuery, sdpAnswer, sdpBody } from '../streaming/streaming.schema.ts';
import { answerOptions, SDP, sendAnswer, takeSdp } from '../streaming/whip-http.ts';
import { playOther, publishSide } from './media.service.ts';

const tags = ['private-streams', 'addition'];

/** WHIP and WHEP of the two; `DELETE /streaming/resources/{id}` ends what they answer. */
export const privateMediaRoutes = (app: ApiInstance, context: Context): void => {
  takeSdp(app);

  app.post(
    '/private-streams/:id/whip',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'publishPrivateStream',
        errors: ['live.offer_refused', 'live.unavailable', 'request.forbidden', 'stream.ended'],
        description:
          "Begins to send the caller's side of a private stream, by WHIP: the performer's, and the fan's where his camera was agreed to.",
        tags,
        consumes: [SDP],
        produces: [SDP],
        params: idParams,
        querystring: publishQuery,
        body: sdpBody,
        response: { 201: sdpAnswer },
      },
    },
    async (request, reply) =>
      sendAnswer(context, request, reply, {
        answer: await publishSide(context, memberOf(request), {
          ...{ sessionId: request.params.id, offer: request.body, from: request.query.from ?? null },
        }),
      }),
  );

  app.post(
    '/private-streams/:id/whep',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'playPrivateStream',
        errors: ['live.offer_refused', 'live.unavailable', 'stream.ended', 'stream.not_publishing'],
        description: 'Begins to play the other side of a private stream, by WHEP.',
        tags,
        consumes: [SDP],
        produces: [SDP],
        params: idParams,
        body: sdpBody,
        response: { 201: sdpAnswer },
      },
    },
    async (request, reply) =>
      sendAnswer(context, request, reply, {
        answer: await playOther(context, memberOf(request), request.params.id, request.body),
      }),
  );

  for (const url of ['/private-streams/:id/whip', '/private-streams/:id/whep']) answerOptions(app, context, url);
};
