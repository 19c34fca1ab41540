import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { iceServersOf, linksOf } from '../../platform/live/ice-servers.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import { accountOf, type Account } from '../../viewing/caller.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { EVERYTHING, memberOf } from '../../viewing/onlooker.ts';
import { absoluteUrl } from '../../shared/absolute-url.ts';
import { negotiate } from './negotiate.ts';
import { play } from './playing.service.ts';
import { resourceUrlOf } from './streaming.presenter.ts';
import { MAX_SDP_BYTES, publishQuery, resourceParams, sdpAnswer, sdpBody } from './streaming.schema.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { STREAM_LOCKS } from '../../viewing/stream-audience.ts';
import { requireLive } from '../../viewing/streams.ts';
import { requireOwnLive } from './streaming.service.ts';

const SDP = 'application/sdp';
const tags = ['streaming', 'addition'];

/** The servers that help the caller's media through; guests get none, because whoever has them can relay by them. */
const linksFor = ({ config }: Context, { account }: FastifyRequest): { link?: string[] } => {
  const link = account ? linksOf(iceServersOf(config.turn, account.id)) : [];
  return link.length > 0 ? { link } : {};
};

/** OBS and others take the session's address as it stands, so it is absolute. */
const sendAnswer = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { resourceId, answerSdp }: LiveAnswer,
) =>
  reply
    .status(201)
    .headers({
      location: absoluteUrl(resourceUrlOf(resourceId), request, context.config.publicUrl),
      'content-type': SDP,
      ...linksFor(context, request),
    })
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
      return sendAnswer(context, request, reply, await publish(context, accountOf(request), sent));
    },
  );

  app.post(
    '/streaming/whep/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'playStream',
        errors: [...STREAM_LOCKS, 'stream.ended', 'stream.not_begun', 'stream.not_publishing'],
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
      const answer = await play(context, memberOf(request), request.params.id, request.body);
      return sendAnswer(context, request, reply, answer);
    },
  );

  // What other people's clients ask before they send an offer: what is taken here, and which servers relay.
  for (const url of ['/streaming/whip/:id', '/streaming/whep/:id']) {
    app.options(url, { schema: { hide: true } }, async (request, reply) =>
      reply
        .status(204)
        .headers({ 'accept-post': SDP, ...linksFor(context, request) })
        .send(),
    );
  }

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
