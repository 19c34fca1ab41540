import { accountOf } from '../../../viewing/caller.ts';
import type { ModuleRoutes } from '../../../shared/api-instance.ts';
import { resultOf } from '../../../shared/result-gone.ts';
import { runOnce } from '../../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../../shared/wire.ts';
import { uploadLimit, uploadRoute } from '../../files/upload-route.ts';
import {
  addSentPhotoBody,
  addVaultPhotoBody,
  ownPhotoAnswer,
  ownPhotosAnswer,
  ownPhotosQuery,
  updatePhotoBody,
  uploadPhotoQuery,
} from './photos.schema.ts';
import {
  addSentPhoto,
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

const upload = uploadRoute({
  operationId: 'uploadPhoto',
  takes: ['picture'],
  errors: ['galleries.full'],
  description: 'Adds a photo to a gallery. Its sizes are made in the background.',
  tags,
  field: 'photo',
  answer: ownPhotoAnswer,
});

/** A performer's own photos. */
export const performerPhotosRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/performer-assets/photos/search',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'searchOwnPhotos',
        description: "The performer's photos, newest first, by words, gallery, audience and state.",
        tags,
        querystring: ownPhotosQuery,
        response: { 200: ownPhotosAnswer },
      },
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
        errors: [
          'files.taken_down',
          'galleries.full',
          'idempotency.result_gone',
          'vault.not_ready',
          'vault.wrong_type',
        ],
        description: 'Adds a photo of the vault to a gallery.',
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
      return { data: await resultOf(getOwnPhoto(context, account, photoId)) };
    },
  );

  app.post(
    '/performer/performer-assets/photos/from-upload',
    {
      config: { access: 'performer', idempotency: 'accepted' },
      schema: {
        operationId: 'addSentPhoto',
        errors: ['files.not_usable', 'files.taken_down', 'galleries.full', 'idempotency.result_gone'],
        description: 'Adds a photo to a gallery that was sent before, in parts or to an address of the storage.',
        tags: [...tags, 'addition'],
        body: addSentPhotoBody,
        response: { 200: ownPhotoAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { photoId } = await runOnce(context, request, async (unit) => ({
        photoId: await addSentPhoto(unit, account, request.body),
      }));
      return { data: await resultOf(getOwnPhoto(context, account, photoId)) };
    },
  );

  app.put(
    '/performer/performer-assets/photos/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updatePhoto',
        errors: ['content.changed_meanwhile'],
        description: 'Changes title, description or alternative text of an own photo.',
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
      schema: {
        operationId: 'deletePhoto',
        description: 'Takes a photo off its gallery. It can be restored for a minute.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
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
        errors: ['galleries.full'],
        description: 'Brings a deleted photo back to its gallery.',
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
      schema: {
        operationId: 'setGalleryCover',
        description: 'Makes a photo the cover of its gallery.',
        tags,
        params: idParams,
        response: { 200: ownPhotoAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await setCover(context, account, request.params.id);
      return { data: await getOwnPhoto(context, account, request.params.id) };
    },
  );
};
