import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { iceServersOf, linksOf } from '../../platform/live/ice-servers.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import { absoluteUrl } from '../../shared/absolute-url.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { ICE_FRAGMENT } from './ice-fragment.ts';
import { tagOf } from './live-sessions.service.ts';
import { resourceUrlOf } from './streaming.presenter.ts';
import { MAX_SDP_BYTES } from './streaming.schema.ts';

export const SDP = 'application/sdp';

/**
 * The servers that help an account's media through, the site's and those that its engine names; guests get none, because
 * whoever has them can relay by them.
 */
const linksFor = ({ config }: Context, accountId: string | undefined, ofEngine: readonly string[] = []): string[] =>
  accountId === undefined ? [] : [...linksOf(iceServersOf(config.turn, accountId)), ...ofEngine];

/** Where a viewer chooses among sizes of the picture, see picture-layers.routes.ts. */
const LAYER = 'urn:ietf:params:whep:ext:core:layer';

/** In a scope of its own: only SDP is read there. */
export const takeSdp = (app: ApiInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(SDP, { parseAs: 'string', bodyLimit: MAX_SDP_BYTES }, (_request, body, done) => {
    done(null, body);
  });
};

interface Answered {
  answer: LiveAnswer;
  /** Whose media it is; by default the request's account. */
  accountId?: string | undefined;
}

/** OBS and others take the session's address as it stands, so it is absolute. */
export const sendAnswer = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, accountId = request.account?.id }: Answered,
) => {
  const location = absoluteUrl(resourceUrlOf(answer.resourceId), request, context.config.publicUrl);
  const link = [
    ...linksFor(context, accountId, answer.iceLinks),
    ...(answer.hasLayers ? [`<${location}/layer>; rel="${LAYER}"`] : []),
  ];
  return reply
    .status(201)
    .headers({
      location,
      'content-type': SDP,
      etag: tagOf(context, answer.resourceId),
      'accept-patch': ICE_FRAGMENT,
      ...(link.length > 0 && { link }),
    })
    .send(answer.answerSdp);
};

/** What other people's clients ask before they send an offer: what is taken here, and which servers relay. */
export const answerOptions = (
  app: ApiInstance,
  context: Context,
  url: string,
  config: { hasOwnToken?: boolean } = {},
): void => {
  // 200, as RFC 9725 has it in section 4.2.
  app.options(url, { config, schema: { hide: true } }, async (request, reply) => {
    const link = linksFor(context, request.account?.id);
    return reply
      .status(200)
      .headers({ 'accept-post': SDP, ...(link.length > 0 && { link }) })
      .send();
  });
};
