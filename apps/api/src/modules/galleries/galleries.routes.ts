import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { onlookerOf } from '../../viewing/onlooker.ts';
import { ofPerformerSought } from '../../viewing/performer-sought.ts';
import { galleriesAnswer, galleriesQuery, galleryAnswer } from './galleries.schema.ts';
import { searchGalleries, viewGallery } from './galleries.service.ts';
import { performerGalleriesRoutes } from './performer-galleries.routes.ts';

export const galleriesRoutes: ModuleRoutes = async (app, context) => {
  await performerGalleriesRoutes(app, context);

  app.get(
    '/performer-assets/galleries/search',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'searchGalleries',
        description:
          'Published galleries that exist for the caller, newest first. Locked ones come without their photos.',
        tags: ['galleries'],
        querystring: galleriesQuery,
        response: { 200: galleriesAnswer },
      },
    },
    async (request) => {
      const onlooker = onlookerOf(request);
      const search = await ofPerformerSought(context.db, onlooker, request.query);
      return { data: await searchGalleries(context, search, onlooker) };
    },
  );

  app.get(
    '/performer-assets/galleries/:id/view',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'viewGallery',
        description: 'One gallery with its photos, or with placeholders and price where the caller has no access.',
        tags: ['galleries'],
        params: idParams,
        response: { 200: galleryAnswer },
      },
    },
    async (request) => ({ data: await viewGallery(context, request.params.id, onlookerOf(request)) }),
  );
};
