import { accountOf } from '../../viewing/caller.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { findOpenFile, keepingTime, mediaQuery } from '../files/open-media.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import { findCaptionsBody } from './captions.repository.ts';
import { captionsAnswer, captionsListAnswer, captionsParams, captionsQuery, servedParams } from './captions.schema.ts';
import { deleteCaptions, listCaptions, receiveCaptions } from './captions.service.ts';

const tags = ['files', 'addition'];
const access = 'performer' as const;
/** Seconds to cache: captions may be replaced at the same URL. */
const KEPT_FOR = 300;

const put = uploadRoute({
  operationId: 'putFileCaptions',
  takes: ['text'],
  errors: [
    'captions.broken_time',
    'captions.empty',
    'captions.not_a_video',
    'captions.not_unicode',
    'captions.too_many',
    'captions.unknown_format',
  ],
  description: 'Sets the captions of a film in one language, from a WebVTT or SRT file.',
  tags,
  answer: captionsAnswer,
});

export const captionsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/files/:id/captions',
    {
      config: { access },
      schema: {
        operationId: 'listFileCaptions',
        errors: ['captions.not_a_video'],
        description: "Captions of one of the performer's films, by language.",
        tags,
        params: idParams,
        querystring: captionsQuery,
        response: { 200: captionsListAnswer },
      },
    },
    async (request) => {
      const all = await listCaptions(context, { fileId: request.params.id, ownerId: accountOf(request).id });
      return { data: { data: all.slice(0, request.query.limit), total: all.length } };
    },
  );

  app.put(
    '/files/:id/captions/:language',
    { config: { access, ...uploadLimit }, ...put, schema: { ...put.schema, params: captionsParams } },
    async (request) => {
      const { id: fileId, language } = request.params;
      return { data: await receiveCaptions(context, request, { fileId, language, ownerId: accountOf(request).id }) };
    },
  );

  app.delete(
    '/files/:id/captions/:language',
    {
      config: { access },
      schema: {
        operationId: 'deleteFileCaptions',
        description: 'Takes the captions of one language off a film.',
        tags,
        params: captionsParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const { id: fileId, language } = request.params;
      await deleteCaptions(context, { fileId, language, ownerId: accountOf(request).id });
      return ok;
    },
  );

  // Not in the API document: clients get the whole URL with the film.
  app.get(
    '/media/:fileId/captions/:name',
    {
      config: { access: 'guest', rateLimit: false, isAlwaysOpen: true },
      schema: { hide: true, params: servedParams, querystring: mediaQuery },
    },
    async (request, reply) => {
      const { id } = await findOpenFile(context, request.params.fileId, request);
      const body = await findCaptionsBody(context.db, id, request.params.name.replace(/\.vtt$/, ''));
      if (body === null) throw new NotFoundError();
      reply.headers({
        'content-type': 'text/vtt; charset=utf-8',
        'cache-control': keepingTime(request.query, KEPT_FOR),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      return reply.send(body);
    },
  );
};
