import type { FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { resourceUrlOf } from '../streaming/streaming.presenter.ts';
import { MAX_SDP_BYTES, sdpAnswer, sdpBody } from '../streaming/streaming.schema.ts';
import { playOther, publishSide } from './media.service.ts';

const SDP = 'application/sdp';
const tags = ['private-streams', 'addition'];

const sendAnswer = (reply: FastifyReply, { resourceId, answerSdp }: LiveAnswer) =>
  reply
    .status(201)
    .headers({ location: resourceUrlOf(resourceId), 'content-type': SDP })
    .send(answerSdp);

/** WHIP and WHEP of the two; `DELETE /streaming/resources/{id}` ends what they answer. */
export const privateMediaRoutes = (app: ApiInstance, context: Context): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(SDP, { parseAs: 'string', bodyLimit: MAX_SDP_BYTES }, (_request, body, done) => {
    done(null, body);
  });

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
        body: sdpBody,
        response: { 201: sdpAnswer },
      },
    },
    async (request, reply) =>
      sendAnswer(reply, await publishSide(context, memberOf(request), request.params.id, request.body)),
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
      sendAnswer(reply, await playOther(context, memberOf(request), request.params.id, request.body)),
  );
};
