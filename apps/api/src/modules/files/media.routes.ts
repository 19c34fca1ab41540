import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { FileVariant } from '../../platform/database/file-tables.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idSchema } from '../../shared/wire.ts';
import { PUBLIC_BEARER } from '../access/access.policy.ts';
import { RangeNotSatisfiableError } from './files.errors.ts';
import type { AttachedFile } from './files.repository.ts';
import { isPublicKind, mediumOf } from './media-kinds.ts';
import { findOpenFile, keepingTime, mediaQuery, type MediaQuery } from './open-media.ts';
import { parseRange } from './parse-range.ts';
import { signPlaylist } from './processing/playlists.ts';

const params = z.object({
  fileId: idSchema,
  name: z.string().regex(/^(?:(?:small|medium|large)\.(?:avif|webp|m3u8|m4s)|source\.(?:mp4|m4a|m3u8))$/),
});

const contentTypes: Record<FileVariant['format'], string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/mp4',
};

const YEAR = 365 * 86_400;

/** `medium.webp` as it was stored; a film has one variant, whatever its size is called. */
const variantOf = ({ variants }: AttachedFile, name: string): FileVariant | undefined =>
  variants.find(({ size, format }) => (format === 'mp4' ? name === 'source.mp4' : name === `${size}.${format}`));

/** Serves the bytes of files. Not part of the document: clients get these addresses whole, from other answers. */
export const mediaRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/media/:fileId/:name',
    { config: { access: 'guest', rateLimit: false }, schema: { hide: true, params, querystring: mediaQuery } },
    async (request, reply) => {
      const file = await findOpenFile(context, request.params.fileId, request);
      const variant = variantOf(file, request.params.name);
      if (!variant) throw new NotFoundError();
      reply.headers({
        'content-type': contentTypes[variant.format],
        'cache-control': isPublicKind(file.kind) ? `public, max-age=${YEAR}, immutable` : keepingTime(request.query),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'accept-ranges': 'bytes',
      });
      if (variant.format === 'm3u8') return sendPlaylist(reply, file.id, variant.key, request.query);
      return send(reply, variant, request.headers.range);
    },
  );

  app.get(
    '/media/:fileId/original',
    {
      config: { access: 'guest', rateLimit: false },
      schema: { hide: true, params: params.pick({ fileId: true }), querystring: mediaQuery },
    },
    async (request, reply) => {
      const file = await findOpenFile(context, request.params.fileId, request);
      if (mediumOf(file.kind).name !== 'download') throw new NotFoundError();
      reply.headers({
        'content-type': file.mime,
        'content-disposition': attachment(file.name),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'accept-ranges': 'bytes',
      });
      return send(reply, { key: file.storage_key, bytes: Number(file.size) }, request.headers.range);
    },
  );

  /**
   * What a playlist lists is signed now, for the same bearer: as long as its bearer may see the film, a player that
   * asks again gets addresses that go on.
   */
  const sendPlaylist = async (reply: FastifyReply, fileId: string, key: string, { a }: MediaQuery) => {
    const bearer = a ?? PUBLIC_BEARER;
    if (bearer !== PUBLIC_BEARER) reply.header('cache-control', 'private, no-store');
    const playlist = (await context.files.get(key)).toString('utf8');
    return reply.send(signPlaylist(playlist, context.mediaSigner.sign(fileId, bearer)));
  };

  const send = async (
    reply: FastifyReply,
    { key, bytes }: Pick<FileVariant, 'key' | 'bytes'>,
    header: string | undefined,
  ) => {
    const range = parseRange(header, bytes);
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${bytes}`);
      throw new RangeNotSatisfiableError();
    }
    const { stream, size } = await context.files.read(key, range ?? undefined);
    if (!range) return reply.header('content-length', size).send(stream);
    return reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      .header('content-length', range.end - range.start + 1)
      .send(stream);
  };
};

/** Saved under the name that its owner gave it (RFC 6266), never shown. */
const attachment = (name: string): string => {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return name === '' ? 'attachment' : `attachment; filename*=UTF-8''${encoded}`;
};
