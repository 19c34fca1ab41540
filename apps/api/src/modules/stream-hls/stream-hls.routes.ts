import { z } from 'zod';
import { contentTypes } from '../../platform/files/store-keys.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, idSchema } from '../../shared/wire.ts';
import { PUBLIC_BEARER } from '../../viewing/access.policy.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { keepingTime } from '../files/open-media.ts';
import { createStreamHls } from './stream-hls.service.ts';
import type { HlsName } from './write-playlist.ts';

/** Of one viewer, in some windows. */
const PLAYLISTS_A_MINUTE = 600;

const NAME = /^([0-9a-z]{1,13})(?:-(\d{1,9})(?:-(\d{1,9}))?\.m4s|\.mp4)$/;

const mediaParams = z.object({ id: idSchema, name: z.string().regex(NAME) });

const signed = z.object({ e: z.coerce.number().int(), a: z.string().max(20), s: z.string().max(100) });

/** What a player of low latency waits for, as the standard names it. */
const awaitedQuery = z.object({
  _HLS_msn: z.coerce.number().int().min(0).optional(),
  _HLS_part: z.coerce.number().int().min(0).max(10_000).optional(),
});

const readName = (name: string): HlsName => {
  const [, run = '', segment, number] = NAME.exec(name) ?? [];
  return { run, ...(segment && { segment: Number(segment) }), ...(number && { number: Number(number) }) };
};

/** Not in the API document, as other addresses of media: clients get them from `join` and from the playlist. */
export const streamHlsRoutes: ModuleRoutes = (app, context) => {
  const hls = createStreamHls(context);

  app.get(
    '/streaming/hls/:id/index.m3u8',
    {
      // A player asks for it twice a second.
      config: { access: 'any', rateLimit: { max: PLAYLISTS_A_MINUTE, timeWindow: '1 minute' } },
      schema: { hide: true, params: idParams, querystring: awaitedQuery },
    },
    async (request, reply) => {
      const { _HLS_msn: sequence, _HLS_part: part } = request.query;
      const awaited = sequence === undefined ? null : { sequence, part };
      const playlist = await hls.playlist(request.params.id, memberOf(request), awaited);
      return reply.headers({ 'content-type': contentTypes.m3u8, 'cache-control': 'private, no-store' }).send(playlist);
    },
  );

  app.get(
    '/streaming/hls/:id/:name',
    {
      // Not limited: all viewers may come by one cache.
      config: { access: 'guest', rateLimit: false },
      schema: { hide: true, params: mediaParams, querystring: signed },
    },
    async ({ params: { id: streamId, name }, query: signature }, reply) => {
      const bytes = await hls.media({ streamId, name: readName(name), signature });
      return reply
        .headers({
          'content-type': contentTypes.m4s,
          // The same address for all: a cache in front of the site keeps one copy.
          'cache-control': keepingTime({ e: signature.e, a: PUBLIC_BEARER }),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'",
        })
        .send(bytes);
    },
  );
};
