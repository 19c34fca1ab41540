import type { FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import { accountOf, type Account } from '../../viewing/caller.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { EVERYTHING, memberOf } from '../../viewing/onlooker.ts';
import { negotiate } from './negotiate.ts';
import { play } from './playing.service.ts';
import { resourceUrlOf } from './streaming.presenter.ts';
import { MAX_SDP_BYTES, publishQuery, resourceParams, sdpAnswer, sdpBody } from './streaming.schema.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { requireLive } from '../../viewing/streams.ts';
import { requireOwnLive } from './streaming.service.ts';

const SDP = 'application/sdp';
const tags = ['streaming', 'addition'];
const sendAnswer = (reply: FastifyReply, { resourceId, answerSdp }: LiveAnswer) =>
  reply
    .status(201)
    .headers({ location: resourceUrlOf(resourceId), 'content-type': SDP })
    .send(answerSdp);

/**
 * Publishes to the caller's stream. Checked again afterwards: a stream that ended meanwhile closed its room before this
 * session was in it.
 */
const publish = async (
  context: Context,
  account: Account,
  { streamId, offer, from }: { streamId: string; offer: string; from: string | null },
): Promise<LiveAnswer> => {
  const stream = await requireOwnLive(context, account, streamId);
  const answer = await negotiate(context.live.publish(stream.id, offer));
  try {
    await requireLive(context.db, EVERYTHING, stream.id);
  } catch (error) {
    await context.live.end(answer.resourceId);
    throw error;
  }
  // The previous publisher must stop: two of them would take the stream from each other again and again.
  context.publisher.publish(toUser(account.id), newEvent('stream.published', { streamId: stream.id, from }));
  return answer;
};

/** WHIP (RFC 9725) and WHEP: takes an offer, returns an answer and the session's URL. Only SDP is read here. */
export const whipRoutes = (app: ApiInstance, context: Context): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(SDP, { parseAs: 'string', bodyLimit: MAX_SDP_BYTES }, (_request, body, done) => {
    done(null, body);
  });

  app.post(
    '/streaming/whip/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'publishStream',
        errors: ['live.offer_refused', 'live.unavailable', 'stream.ended'],
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
      return sendAnswer(reply, await publish(context, accountOf(request), sent));
    },
  );

  app.post(
    '/streaming/whep/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'playStream',
        errors: ['stream.ended', 'stream.not_publishing'],
        description:
          'Begins to play a stream, by WHEP: takes an SDP offer and answers the SDP answer, with the resource in `Location`.',
        tags,
        consumes: [SDP],
        produces: [SDP],
        params: idParams,
        body: sdpBody,
        response: { 201: sdpAnswer },
      },
    },
    async (request, reply) => {
      return sendAnswer(reply, await play(context, memberOf(request), request.params.id, request.body));
    },
  );

  app.delete(
    '/streaming/resources/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'endLiveSession',
        description: 'Ends a connection of `publishStream` or `playStream`. Doing it twice changes nothing.',
        tags,
        params: resourceParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      // No authorization: the session's URL cannot be guessed, and only its client was given it.
      await context.viewings.endSession(request.params.id);
      return ok;
    },
  );
};
