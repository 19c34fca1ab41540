import { z } from 'zod';
import type { Context } from '../../context.ts';
import { iceServersOf } from '../../platform/live/ice-servers.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { STREAM_LOCKS } from '../../viewing/stream-audience.ts';
import { requireWatchable } from '../../viewing/streams.ts';
import { issueLiveToken, type LiveRole } from './live-token.ts';
import { whepUrlOf, whipUrlOf } from './streaming.presenter.ts';
import { requireOwnLive } from './streaming.service.ts';

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

const credential = z
  .object({
    /** How picture and sound are sent and played. */
    provider: z.literal('whip-whep'),
    /** The stream's id. */
    channel: idSchema,
    /** The account's id. */
    uid: idSchema,
    role: z.enum(['publisher', 'subscriber']),
    /** Bearer token for the address beside it, and for nothing else. */
    token: z.string(),
    expiresAt: z.iso.datetime(),
    whipUrl: z.string().optional(),
    whepUrl: z.string().optional(),
    iceServers: z.array(
      z.object({ url: z.string(), username: z.string().optional(), credential: z.string().optional() }),
    ),
  })
  .meta({ id: 'LiveCredential' });

export const liveTokenRoutes = (app: ApiInstance, context: Context): void => {
  app.post(
    '/streaming/agora/token',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'createLiveToken',
        errors: [...STREAM_LOCKS, 'request.forbidden', 'stream.ended', 'stream.not_begun'],
        description:
          'A credential of five minutes to play a stream, or to publish to an own one, with the address where it is taken. It is renewed by asking again.',
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
      else await requireWatchable(context.db, memberOf(request), channel);
      const role: LiveRole = isPublisher ? 'publisher' : 'subscriber';
      const { token, expiresAt } = issueLiveToken(context, { streamId: channel, role, sessionId });
      return {
        data: {
          ...{ provider: 'whip-whep' as const, channel, uid, role, token },
          expiresAt: new Date(expiresAt).toISOString(),
          ...(isPublisher ? { whipUrl: whipUrlOf(channel) } : { whepUrl: whepUrlOf(channel) }),
          iceServers: iceServersOf(context.config.turn, uid),
        },
      };
    },
  );
};
