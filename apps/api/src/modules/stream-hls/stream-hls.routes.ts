import { z } from 'zod';
import { contentTypes } from '../../platform/files/store-keys.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, idSchema } from '../../shared/wire.ts';
import { PUBLIC_BEARER } from '../../viewing/access.policy.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { keepingTime } from '../files/open-media.ts';
import { createStreamHls } from './stream-hls.service.ts';
import type { SegmentFormat } from './write-playlist.ts';

const NAME = /^([0-9a-z]{1,13})-(\d{1,9})\.(mp4|m4s)$/;

const segmentParams = z.object({ id: idSchema, name: z.string().regex(NAME) });

const signed = z.object({ e: z.coerce.number().int(), a: z.string().max(20), s: z.string().max(100) });

const readName = (name: string) => {
  const [, part = '', number = '', format = ''] = NAME.exec(name) ?? [];
  return { segment: { part, number: Number(number) }, format: format as SegmentFormat };
};

/** Not in the API document, as other addresses of media: clients get them from `join` and from the playlist. */
export const streamHlsRoutes: ModuleRoutes = (app, context) => {
  const hls = createStreamHls(context);

  app.get(
    '/streaming/hls/:id/index.m3u8',
    { config: { access: 'any' }, schema: { hide: true, params: idParams } },
    async (request, reply) => {
      const playlist = await hls.playlist(request.params.id, memberOf(request));
      return reply.headers({ 'content-type': contentTypes.m3u8, 'cache-control': 'private, no-store' }).send(playlist);
    },
  );

  app.get(
    '/streaming/hls/:id/:name',
    {
      // Not limited: all viewers may come by one cache.
      config: { access: 'guest', rateLimit: false },
      schema: { hide: true, params: segmentParams, querystring: signed },
    },
    async ({ params: { id: streamId, name }, query: signature }, reply) => {
      const bytes = await hls.segment({ streamId, ...readName(name), signature });
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
