import type { Context } from '../../../context.ts';
import type { ModuleRoutes } from '../../../shared/api-instance.ts';
import { decodeCursor, idCursor, toPage } from '../../../shared/wire.ts';
import { loadAccess } from '../../../viewing/access.repository.ts';
import { onlookerOf, type Onlooker } from '../../../viewing/onlooker.ts';
import { performerOfAddress } from '../../../viewing/performer-sought.ts';
import { performerPhotosRoutes } from './performer-photos.routes.ts';
import { presentPhoto } from './photos.presenter.ts';
import { countPhotos, findPhotos, listPhotoIds, type PhotoFilter, type PhotoRow } from './photos.repository.ts';
import { allPhotosQuery, photosAnswer, photosParams, photosQuery } from './photos.schema.ts';

/** A photo is sold with its gallery, so the entitlement is the gallery's. */
const guardedGallery = (row: PhotoRow) => ({
  id: row.gallery_id,
  audience: row.audience,
  performerId: row.performer_id,
});

interface PhotoPage extends PhotoFilter {
  limit: number;
  cursor?: string | undefined;
}

const pageOfPhotos = async (
  { db, lists, mediaSigner }: Context,
  onlooker: Onlooker,
  { limit, cursor, ...filter }: PhotoPage,
) => {
  const [afterId] = cursor ? decodeCursor(cursor, idCursor) : [null];
  const [ids, total] = await Promise.all([
    listPhotoIds(lists, onlooker, filter, { limit, afterId }),
    countPhotos(lists, onlooker, filter),
  ]);
  const page = toPage(ids, limit, (id) => [id]);
  const rows = await findPhotos(db, onlooker, page.items);
  const accessOf = await loadAccess(db, onlooker.account, 'gallery', rows.map(guardedGallery));
  const photos = rows.map((row) => presentPhoto(row, accessOf(guardedGallery(row)), mediaSigner));
  return { data: photos, total, nextCursor: page.nextCursor };
};

export const photosRoutes: ModuleRoutes = async (app, context) => {
  await performerPhotosRoutes(app, context);

  app.get(
    '/performer-assets/photos',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'listPhotos',
        description: 'Photos that the caller may see, newest first, of one performer or gallery.',
        tags: ['photos'],
        querystring: allPhotosQuery,
        response: { 200: photosAnswer },
      },
    },
    async (request) => ({ data: await pageOfPhotos(context, onlookerOf(request), request.query) }),
  );

  app.get(
    '/performer-assets/photos/:performerId',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'listPhotosOfPerformer',
        description: 'Photos of one performer, by id or username, that the caller may see, newest first.',
        tags: ['photos'],
        params: photosParams,
        querystring: photosQuery,
        response: { 200: photosAnswer },
      },
    },
    async (request) => {
      const onlooker = onlookerOf(request);
      const performerId = await performerOfAddress(context.db, onlooker, request.params.performerId);
      return { data: await pageOfPhotos(context, onlooker, { ...request.query, performerId }) };
    },
  );
};
