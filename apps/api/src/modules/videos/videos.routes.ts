import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { onlookerOf } from '../blocking/onlooker.ts';
import { videoAnswer, videosAnswer, videosQuery } from './videos.schema.ts';
import { searchVideos, viewVideo } from './videos.service.ts';

export const videosRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer-assets/videos/search',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'searchVideos',
        tags: ['videos'],
        querystring: videosQuery,
        response: { 200: videosAnswer },
      },
    },
    async (request) => ({ data: await searchVideos(context, request.query, onlookerOf(request)) }),
  );

  app.get(
    '/performer-assets/videos/:id',
    {
      config: { access: 'guest' },
      schema: { operationId: 'viewVideo', tags: ['videos'], params: idParams, response: { 200: videoAnswer } },
    },
    async (request) => ({ data: await viewVideo(context, request.params.id, onlookerOf(request)) }),
  );
};
