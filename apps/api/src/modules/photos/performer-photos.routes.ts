import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import {
  addVaultPhotoBody,
  ownPhotoAnswer,
  ownPhotosAnswer,
  ownPhotosQuery,
  updatePhotoBody,
  uploadPhotoQuery,
} from './photos.schema.ts';
import {
  addVaultPhoto,
  deletePhoto,
  editPhoto,
  getOwnPhoto,
  receivePhoto,
  restorePhoto,
  searchOwnPhotos,
  setCover,
} from './publishing.service.ts';

const tags = ['photos'];

const upload = uploadRoute({ operationId: 'uploadPhoto', tags, field: 'photo', answer: ownPhotoAnswer });

/** What a performer does with the photos of her galleries. */
export const performerPhotosRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/performer-assets/photos/search',
    {
      config: { access: 'performer' },
      schema: { operationId: 'searchOwnPhotos', tags, querystring: ownPhotosQuery, response: { 200: ownPhotosAnswer } },
    },
    async (request) => ({ data: await searchOwnPhotos(context, accountOf(request), request.query) }),
  );

  app.post(
    '/performer/performer-assets/photos/upload',
    {
      config: { access: 'performer', ...uploadLimit },
      ...upload,
      schema: { ...upload.schema, querystring: uploadPhotoQuery },
    },
    async (request) => {
      const { galleryId } = request.query;
      return { data: await receivePhoto(context, request, { account: accountOf(request), galleryId }) };
    },
  );

  app.post(
    '/performer/performer-assets/photos/from-vault',
    {
      config: { access: 'performer', idempotency: 'accepted', ...uploadLimit },
      schema: {
        operationId: 'addVaultPhoto',
        tags: [...tags, 'addition'],
        body: addVaultPhotoBody,
        response: { 200: ownPhotoAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { photoId } = await runOnce(context, request, async (unit) => ({
        photoId: await addVaultPhoto(unit, account, request.body),
      }));
      return { data: await getOwnPhoto(context, account, photoId) };
    },
  );

  app.put(
    '/performer/performer-assets/photos/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updatePhoto',
        tags,
        params: idParams,
        body: updatePhotoBody,
        response: { 200: ownPhotoAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await editPhoto(context, account, request.params.id, request.body);
      return { data: await getOwnPhoto(context, account, request.params.id) };
    },
  );

  app.delete(
    '/performer/performer-assets/photos/:id',
    {
      config: { access: 'performer' },
      schema: { operationId: 'deletePhoto', tags, params: idParams, response: { 200: okSchema } },
    },
    async (request) => {
      await deletePhoto(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  app.post(
    '/performer/performer-assets/photos/:id/restore',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'restorePhoto',
        tags: [...tags, 'addition'],
        params: idParams,
        response: { 200: ownPhotoAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await restorePhoto(context, account, request.params.id);
      return { data: await getOwnPhoto(context, account, request.params.id) };
    },
  );

  app.post(
    '/performer/performer-assets/photos/set-cover/:id',
    {
      config: { access: 'performer' },
      schema: { operationId: 'setGalleryCover', tags, params: idParams, response: { 200: ownPhotoAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      await setCover(context, account, request.params.id);
      return { data: await getOwnPhoto(context, account, request.params.id) };
    },
  );
};
