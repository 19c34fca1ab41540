import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { AgoraOptions } from '../../platform/live/agora/agora-config.ts';
import { makeAgoraToken } from '../../platform/live/agora/agora-token.ts';
import { iceServersOf } from '../../platform/live/ice-servers.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { STREAM_LOCKS } from '../../viewing/stream-audience.ts';
import { agoraUidOf } from './agora-uids.repository.ts';
import { enterStream } from './enter-stream.ts';
import { issueLiveToken, type LiveRole } from './live-token.ts';
import { whepUrlOf, whipUrlOf } from './streaming.presenter.ts';
import { requireOwnLive } from './streaming.service.ts';

/** As long as a credential of the site's own. */
const AGORA_GOOD_FOR_SECONDS = 5 * 60;

const body = z
  .object({
    streamId: idSchema.optional(),
    /** The same, as other clients call it. */
    channelName: idSchema.optional(),
    isPublisher: z.boolean().default(false),
  })
  .refine(({ streamId, channelName }) => streamId !== undefined || channelName !== undefined, {
    path: ['streamId'],
    error: 'needed',
  });

const granted = {
  /** The stream's id. */
  channel: idSchema,
  role: z.enum(['publisher', 'subscriber']),
  expiresAt: z.iso.datetime(),
};

const ownCredential = z
  .object({
    /** How picture and sound are sent and played. */
    provider: z.literal('whip-whep'),
    ...granted,
    /** The account's id. */
    uid: idSchema,
    /** Bearer token for the address beside it, and for nothing else. */
    token: z.string(),
    whipUrl: z.string().optional(),
    whepUrl: z.string().optional(),
    iceServers: z.array(
      z.object({ url: z.string(), username: z.string().optional(), credential: z.string().optional() }),
    ),
  })
  .meta({ id: 'WhipCredential' });

const agoraCredential = z
  .object({
    /** Where the site is configured for Agora. */
    provider: z.literal('agora'),
    ...granted,
    appId: z.string(),
    /** The account's number there, the same each time. */
    uid: z.number().int(),
    /** Of Agora's form AccessToken2. */
    token: z.string(),
  })
  .meta({ id: 'AgoraCredential' });

const credential = z.discriminatedUnion('provider', [ownCredential, agoraCredential]).meta({ id: 'LiveCredential' });

export const liveTokenRoutes = (app: ApiInstance, context: Context): void => {
  app.post(
    '/streaming/agora/token',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'createLiveToken',
        errors: [...STREAM_LOCKS, 'request.forbidden', 'stream.ended', 'stream.not_begun'],
        description:
          'A credential of five minutes to play a stream, or to publish to an own one, with the address where it is taken. It is renewed by asking again. A site that is configured for Agora answers a token of theirs.',
        tags: ['streaming'],
        body,
        response: { 200: dataOf(credential) },
      },
    },
    async (request) => {
      const { streamId, channelName, isPublisher } = request.body;
      const channel = streamId ?? channelName ?? '';
      const { id: uid, sessionId } = accountOf(request);
      if (isPublisher) await requireOwnLive(context, { id: uid }, channel);
      else await enterStream(context.db, memberOf(request), channel);
      const role: LiveRole = isPublisher ? 'publisher' : 'subscriber';
      const asked = { streamId: channel, role };
      const { agora } = context.config;
      return {
        data: agora
          ? await grantByAgora(context, agora, { ...asked, accountId: uid })
          : grantByWhip(context, { ...asked, accountId: uid, sessionId }),
      };
    },
  );
};

interface Asked {
  streamId: string;
  role: LiveRole;
  accountId: string;
}

const grantByWhip = (context: Context, { streamId, role, accountId, sessionId }: Asked & { sessionId: string }) => {
  const { token, expiresAt } = issueLiveToken(context, { streamId, role, sessionId });
  return {
    ...{ provider: 'whip-whep' as const, channel: streamId, uid: accountId, role, token },
    expiresAt: new Date(expiresAt).toISOString(),
    ...(role === 'publisher' ? { whipUrl: whipUrlOf(streamId) } : { whepUrl: whepUrlOf(streamId) }),
    iceServers: iceServersOf(context.config.turn, accountId),
  };
};

const grantByAgora = async ({ db }: Context, agora: AgoraOptions, { streamId, role, accountId }: Asked) => {
  const uid = await agoraUidOf(db, accountId);
  const issuedAt = Math.floor(Date.now() / 1000);
  const token = makeAgoraToken(agora, { channel: streamId, uid, role, issuedAt, goodFor: AGORA_GOOD_FOR_SECONDS });
  const expiresAt = new Date((issuedAt + AGORA_GOOD_FOR_SECONDS) * 1000).toISOString();
  return { ...{ provider: 'agora' as const, channel: streamId, role, appId: agora.appId }, uid, token, expiresAt };
};
