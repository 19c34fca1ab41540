import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { resultOf } from '../../shared/result-gone.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import {
  createGalleryBody,
  ownGalleriesAnswer,
  ownGalleriesQuery,
  ownGalleryAnswer,
  updateGalleryBody,
} from './galleries.schema.ts';
import {
  createGallery,
  deleteGallery,
  editGallery,
  restoreGallery,
  searchOwnGalleries,
  viewOwnGallery,
} from './publishing.service.ts';

const tags = ['galleries'];

/** A performer's own galleries. */
export const performerGalleriesRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/performer/performer-assets/galleries',
    {
      config: { access: 'performer', idempotency: 'accepted' },
      schema: {
        operationId: 'createGallery',
        errors: ['galleries.price_out_of_bounds', 'galleries.publish_time', 'idempotency.result_gone'],
        description:
          'Makes an empty gallery; its photos follow by `uploadPhoto`. It appears with the first of them, or at `publishAt`.',
        tags,
        body: createGalleryBody,
        response: { 200: ownGalleryAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { id } = await runOnce(context, request, async (unit) => ({
        id: await createGallery(unit, account, request.body),
      }));
      return { data: await resultOf(viewOwnGallery(context, id, memberOf(request))) };
    },
  );

  app.get(
    '/performer/performer-assets/galleries/search',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'searchOwnGalleries',
        description:
          "The performer's galleries, newest first and scheduled ones before all, by words, audience and state.",
        tags,
        querystring: ownGalleriesQuery,
        response: { 200: ownGalleriesAnswer },
      },
    },
    async (request) => ({ data: await searchOwnGalleries(context, memberOf(request), request.query) }),
  );

  app.get(
    '/performer/performer-assets/galleries/:id/view',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'viewOwnGallery',
        description: "One of the performer's galleries with all its photos and figures.",
        tags,
        params: idParams,
        response: { 200: ownGalleryAnswer },
      },
    },
    async (request) => ({ data: await viewOwnGallery(context, request.params.id, memberOf(request)) }),
  );

  app.put(
    '/performer/performer-assets/galleries/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updateGallery',
        errors: [
          'content.changed_meanwhile',
          'files.taken_down',
          'galleries.already_published',
          'galleries.price_out_of_bounds',
          'galleries.publish_time',
        ],
        description:
          'Changes title, description, audience, price or planned moment of an own gallery. What is left out stays.',
        tags,
        params: idParams,
        body: updateGalleryBody,
        response: { 200: ownGalleryAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      await editGallery(context, accountOf(request), id, request.body);
      return { data: await viewOwnGallery(context, id, memberOf(request)) };
    },
  );

  app.delete(
    '/performer/performer-assets/galleries/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'deleteGallery',
        description: 'Takes a gallery off the site, for its buyers too. It can be restored for a minute.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await deleteGallery(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  app.post(
    '/performer/performer-assets/galleries/:id/restore',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'restoreGallery',
        description: 'Brings a deleted gallery back.',
        tags: [...tags, 'addition'],
        params: idParams,
        response: { 200: ownGalleryAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      await restoreGallery(context, accountOf(request), id);
      return { data: await viewOwnGallery(context, id, memberOf(request)) };
    },
  );
};
