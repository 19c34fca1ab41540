import { accountOf } from '../../viewing/caller.ts';
import { idempotencyOf } from '../../plugins/idempotency.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { resultOf } from '../../shared/result-gone.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { formRoute, uploadLimit } from '../files/upload-route.ts';
import { searchOwnVideos, viewOwnVideo } from './own-videos.service.ts';
import { editVideo } from './editing.service.ts';
import { deleteVideo, receiveVideo, removeVideoFile, restoreVideo } from './publishing.service.ts';
import { publishStoredVideo } from './stored-video.service.ts';
import {
  fileserverBody,
  newVideoFiles,
  newVideoWords,
  ownVideoAnswer,
  ownVideosAnswer,
  ownVideosQuery,
  removeVideoFileQuery,
  videoChanges,
} from './videos.schema.ts';

const tags = ['videos'];

const edit = formRoute({
  operationId: 'updateVideo',
  takes: ['picture', 'video'],
  errors: [
    'content.changed_meanwhile',
    'vault.not_ready',
    'vault.wrong_type',
    'videos.already_published',
    'videos.cover_not_usable',
    'videos.file_kept',
    'videos.file_not_usable',
    'videos.price_out_of_bounds',
    'videos.publish_time',
  ],
  description: 'Changes an own video: words, audience, price, planned moment, or files out of the form or sent before.',
  tags,
  body: videoChanges.extend(newVideoFiles.partial().shape),
  answer: ownVideoAnswer,
});

/** A performer's own videos. */
export const performerVideosRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/performer-assets/videos/search',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'searchOwnVideos',
        description:
          "The performer's videos, newest first and scheduled ones before all, by words, audience and state.",
        tags,
        querystring: ownVideosQuery,
        response: { 200: ownVideosAnswer },
      },
    },
    async (request) => ({ data: await searchOwnVideos(context, memberOf(request), request.query) }),
  );

  app.get(
    '/performer/performer-assets/videos/:id/view',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'viewOwnVideo',
        description: "One of the performer's videos with its files and figures.",
        tags,
        params: idParams,
        response: { 200: ownVideoAnswer },
      },
    },
    async (request) => ({ data: await viewOwnVideo(context, request.params.id, memberOf(request)) }),
  );

  app.post(
    '/performer/performer-assets/videos/upload',
    {
      config: { access: 'performer', idempotency: 'accepted', ...uploadLimit },
      ...formRoute({
        operationId: 'uploadVideo',
        takes: ['picture', 'video'],
        errors: ['vault.not_ready', 'vault.wrong_type', 'videos.price_out_of_bounds', 'videos.publish_time'],
        description:
          'Publishes a video whose files come in the form or from the vault, at once or at `publishAt`. The film becomes playable in the background.',
        tags,
        body: newVideoWords.extend(newVideoFiles.shape),
        answer: ownVideoAnswer,
      }),
    },
    async (request) => {
      const id = await receiveVideo(context, request, {
        account: accountOf(request),
        claim: idempotencyOf(request),
      });
      return { data: await viewOwnVideo(context, id, memberOf(request)) };
    },
  );

  app.post(
    '/performer/performer-assets/videos/upload-fileserver',
    {
      config: { access: 'performer', idempotency: 'accepted' },
      schema: {
        operationId: 'publishStoredVideo',
        errors: [
          'files.taken_down',
          'idempotency.result_gone',
          'vault.not_ready',
          'vault.wrong_type',
          'videos.cover_not_usable',
          'videos.file_not_usable',
          'videos.price_out_of_bounds',
          'videos.publish_time',
        ],
        description:
          'Publishes a video whose files were sent before, by an upload of their own, at once or at `publishAt`.',
        tags,
        body: fileserverBody,
        response: { 200: ownVideoAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { id } = await runOnce(context, request, async (unit) => ({
        id: await publishStoredVideo(unit, account, request.body),
      }));
      return { data: await resultOf(viewOwnVideo(context, id, memberOf(request))) };
    },
  );

  app.put(
    '/performer/performer-assets/videos/edit/:id',
    {
      config: { access: 'performer', idempotency: 'accepted', ...uploadLimit },
      ...edit,
      schema: { ...edit.schema, params: idParams },
    },
    async (request) => {
      const { id } = request.params;
      await editVideo(context, request, { account: accountOf(request), id, claim: idempotencyOf(request) });
      return { data: await viewOwnVideo(context, id, memberOf(request)) };
    },
  );

  app.delete(
    '/performer/performer-assets/videos/remove-file/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'removeVideoFile',
        description: 'Takes thumbnail or teaser off an own video; `type` says which.',
        tags,
        params: idParams,
        querystring: removeVideoFileQuery,
        response: { 200: ownVideoAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      await removeVideoFile(context, accountOf(request), { id, type: request.query.type });
      return { data: await viewOwnVideo(context, id, memberOf(request)) };
    },
  );

  app.delete(
    '/performer/performer-assets/videos/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'deleteVideo',
        description: 'Takes a video off the site, for its buyers too. It can be restored for a minute.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await deleteVideo(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  app.post(
    '/performer/performer-assets/videos/:id/restore',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'restoreVideo',
        description: 'Brings a deleted video back.',
        tags: [...tags, 'addition'],
        params: idParams,
        response: { 200: ownVideoAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      await restoreVideo(context, accountOf(request), id);
      return { data: await viewOwnVideo(context, id, memberOf(request)) };
    },
  );
};
