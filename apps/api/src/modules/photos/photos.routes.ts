import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { decodeCursor, idCursor, toPage } from '../../shared/wire.ts';
import { loadAccess } from '../access/access.repository.ts';
import { onlookerOf } from '../blocking/onlooker.ts';
import { presentPhoto } from './photos.presenter.ts';
import { countPhotos, listPhotos, type PhotoRow } from './photos.repository.ts';
import { photosAnswer, photosParams, photosQuery } from './photos.schema.ts';

/** The gallery of a photo is what is sold, so it is what the entitlement is asked for. */
const guardedGallery = (row: PhotoRow) => ({
  id: row.gallery_id,
  audience: row.audience,
  performerId: row.performer_id,
});

export const photosRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer-assets/photos/:performerId',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'listPhotosOfPerformer',
        tags: ['photos'],
        params: photosParams,
        querystring: photosQuery,
        response: { 200: photosAnswer },
      },
    },
    async (request) => {
      const { performerId } = request.params;
      const { limit, cursor } = request.query;
      const onlooker = onlookerOf(request);
      const [afterId] = cursor ? decodeCursor(cursor, idCursor) : [null];
      const [rows, total] = await Promise.all([
        listPhotos(context.db, onlooker, performerId, { limit, afterId }),
        countPhotos(context.db, onlooker, performerId),
      ]);
      const page = toPage(rows, limit, (row) => [row.photo_id]);
      const accessOf = await loadAccess(context.db, request.account, 'gallery', page.items.map(guardedGallery));
      const photos = page.items.map((row) => presentPhoto(row, accessOf(guardedGallery(row)), context.mediaSigner));
      return { data: { data: photos, total, nextCursor: page.nextCursor } };
    },
  );
};
