import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { FileVariant } from '../../platform/database/file-tables.ts';
import { contentTypes, IMMUTABLE } from '../../platform/files/store-keys.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idSchema } from '../../shared/wire.ts';
import { PUBLIC_BEARER } from '../../viewing/access.policy.ts';
import { deliver, storeAddress } from './deliver-file.ts';
import type { AttachedFile } from './files.repository.ts';
import { isPublicKind, mediumOf } from './media-kinds.ts';
import { findOpenFile, keepingTime, mediaQuery, type MediaQuery } from './open-media.ts';
import { signPlaylist } from './processing/playlists.ts';

const params = z.object({
  fileId: idSchema,
  name: z.string().regex(/^(?:(?:small|medium|large)\.(?:avif|webp|m3u8|m4s)|source\.(?:mp4|m4a|m3u8|webp))$/),
});

/** `medium.webp` as it was stored; a film has one variant, whatever its size is called. */
const variantOf = ({ variants }: AttachedFile, name: string): FileVariant | undefined =>
  variants.find(({ size, format }) => (format === 'mp4' ? name === 'source.mp4' : name === `${size}.${format}`));

/** Serves the bytes of files. Not in the API document: clients get these URLs from other answers. */
export const mediaRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/media/:fileId/:name',
    {
      config: { access: 'guest', rateLimit: false, isAlwaysOpen: true },
      schema: { hide: true, params, querystring: mediaQuery },
    },
    async (request, reply) => {
      const file = await findOpenFile(context, request.params.fileId, request);
      const variant = variantOf(file, request.params.name);
      if (!variant) throw new NotFoundError();
      reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" });
      if (variant.format === 'm3u8') return sendPlaylist(reply, file, variant.key, request.query);
      const isPublic = isPublicKind(file.kind);
      return deliver(context, request, reply, {
        ...variant,
        bearer: isPublic ? null : bearerOf(request.query),
        headers: {
          contentType: contentTypes[variant.format],
          cacheControl: isPublic ? IMMUTABLE : keepingTime(request.query),
        },
      });
    },
  );

  app.get(
    '/media/:fileId/original',
    {
      config: { access: 'guest', rateLimit: false, isAlwaysOpen: true },
      schema: { hide: true, params: params.pick({ fileId: true }), querystring: mediaQuery },
    },
    async (request, reply) => {
      const file = await findOpenFile(context, request.params.fileId, request);
      if (mediumOf(file.kind).name !== 'download') throw new NotFoundError();
      reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" });
      return deliver(context, request, reply, {
        key: file.storage_key,
        bytes: Number(file.size),
        bearer: bearerOf(request.query),
        headers: {
          contentType: file.mime,
          contentDisposition: attachment(file.name),
          cacheControl: 'private, no-store',
        },
      });
    },
  );

  /**
   * Signs the URLs in a playlist at each request, for the same bearer, so that a player can go on while the bearer may
   * see the film. Other playlists are served by the API, segments by the store if it can.
   */
  const sendPlaylist = async (reply: FastifyReply, file: AttachedFile, key: string, given: MediaQuery) => {
    const bearer = bearerOf(given);
    const playlist = (await context.files.get(key)).toString('utf8');
    const signature = context.mediaSigner.sign(file.id, bearer);
    const segments = await addressSegments(context, file, { bearer, playlist });
    reply.headers({
      'content-type': contentTypes.m3u8,
      // A playlist whose URLs expire soon is not cached.
      'cache-control': bearer !== PUBLIC_BEARER || segments.size > 0 ? 'private, no-store' : keepingTime(given),
    });
    return reply.send(signPlaylist(playlist, (name) => segments.get(name) ?? name + signature));
  };
};

const bearerOf = ({ a }: MediaQuery): string => a ?? PUBLIC_BEARER;

/** The store's URLs of the segments in a playlist, by name. */
const addressSegments = async (
  context: Pick<Context, 'files'>,
  { variants }: AttachedFile,
  { bearer, playlist }: { bearer: string; playlist: string },
): Promise<Map<string, string>> => {
  const addresses = new Map<string, string>();
  for (const { size, format, key } of variants) {
    const name = `${size}.${format}`;
    if (format !== 'm4s' || !playlist.includes(name)) continue;
    const address = await storeAddress(context, { key, bearer, headers: { contentType: contentTypes[format] } });
    if (address) addresses.set(name, address);
  }
  return addresses;
};

/** Content-Disposition that saves under the owner's file name (RFC 6266) and never shows the file. */
const attachment = (name: string): string => {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return name === '' ? 'attachment' : `attachment; filename*=UTF-8''${encoded}`;
};
