import { localeOf } from '../../plugins/errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { onlookerOf } from '../../viewing/onlooker.ts';
import { ofPerformerSought } from '../../viewing/performer-sought.ts';
import { fileStatusAnswer, mediaFileAnswer } from '../files/files.schema.ts';
import { performerVideosRoutes } from './performer-videos.routes.ts';
import { watcherOf } from '../views/first-view.ts';
import { followVideoFile, openVideoFile } from './video-files.service.ts';
import { videoAnswer, videoFileParams, videosAnswer, videosQuery } from './videos.schema.ts';
import { searchVideos, viewVideo } from './videos.service.ts';

const tags = ['videos'];

export const videosRoutes: ModuleRoutes = async (app, context) => {
  await performerVideosRoutes(app, context);

  app.get(
    '/performer-assets/videos/search',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'searchVideos',
        description:
          'Published videos that exist for the caller, newest first. Locked ones come with teaser and price only.',
        tags,
        querystring: videosQuery,
        response: { 200: videosAnswer },
      },
    },
    async (request) => {
      const onlooker = onlookerOf(request);
      const search = await ofPerformerSought(context.db, onlooker, request.query);
      return { data: await searchVideos(context, search, onlooker) };
    },
  );

  app.get(
    '/performer-assets/videos/:id',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'viewVideo',
        description:
          'One video, with signed addresses of its film where the caller has access and of its teaser where not.',
        tags,
        params: idParams,
        response: { 200: videoAnswer },
      },
    },
    async (request) => ({ data: await viewVideo(context, request.params.id, onlookerOf(request)) }),
  );

  app.post(
    '/user/performer-assets/videos/:id/:fileId/url',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'openVideoFile',
        errors: ['files.locked'],
        description: "A fresh signed address of a video's file, after a look at whether the caller may play it.",
        tags,
        params: videoFileParams,
        response: { 200: mediaFileAnswer },
      },
    },
    async (request) => ({
      data: await openVideoFile(context, request.params, onlookerOf(request), watcherOf(request)),
    }),
  );

  app.post(
    '/user/performer-assets/videos/:id/:fileId/status',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'followVideoFile',
        description: "How far a video's file has been prepared.",
        tags,
        params: videoFileParams,
        response: { 200: fileStatusAnswer },
      },
    },
    async (request) => {
      const asker = { onlooker: onlookerOf(request), locale: localeOf(request) };
      return { data: await followVideoFile(context, request.params, asker) };
    },
  );
};
