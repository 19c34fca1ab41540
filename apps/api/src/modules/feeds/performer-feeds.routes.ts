import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { ownAccess } from '../access/access.policy.ts';
import { memberOf } from '../blocking/onlooker.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { storeFile } from '../files/files.service.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import {
  createFeedBody,
  ownFeedPostAnswer,
  ownFeedPostsAnswer,
  ownPostsQuery,
  postPreviewAnswer,
  previewDraftBody,
  previewQuery,
  updateFeedBody,
} from './feeds.schema.ts';
import { getOwnPost, listOwnPosts } from './own-posts.service.ts';
import { changePin } from './pinning.service.ts';
import { previewDraft, previewPost } from './preview.service.ts';
import { createPost, deletePost, editPost, undeletePost } from './publishing.service.ts';

const tags = ['feeds'];
const additions = [...tags, 'addition'];

const pinning = [
  ['post', 'pinFeedPost', true, "Puts a post on top of the performer's profile."],
  ['delete', 'unpinFeedPost', false, "Takes a post off the top of the performer's profile."],
] as const;

const uploads = [
  { path: 'photo', kind: 'feed-photo', operationId: 'uploadFeedPhoto' },
  { path: 'thumbnail', kind: 'feed-thumbnail', operationId: 'uploadFeedThumbnail' },
  { path: 'video', kind: 'feed-video', operationId: 'uploadFeedVideo' },
  { path: 'audio', kind: 'feed-audio', operationId: 'uploadFeedAudio' },
  { path: 'teaser', kind: 'feed-teaser', operationId: 'uploadFeedTeaser' },
] as const;

/** What a performer does with her own posts. */
export const performerFeedsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/performer/feeds',
    {
      config: { access: 'performer', idempotency: 'accepted' },
      schema: { operationId: 'createFeedPost', tags, body: createFeedBody, response: { 200: ownFeedPostAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      const { id } = await runOnce(context, request, async (unit) => ({
        id: await createPost(unit, account, request.body),
      }));
      return { data: await getOwnPost(context, id, memberOf(request)) };
    },
  );

  app.get(
    '/performer/feeds',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listOwnFeedPosts',
        tags,
        querystring: ownPostsQuery,
        response: { 200: ownFeedPostsAnswer },
      },
    },
    async (request) => ({ data: await listOwnPosts(context, memberOf(request), request.query) }),
  );

  app.get(
    '/performer/feeds/:id',
    {
      config: { access: 'performer' },
      schema: { operationId: 'getOwnFeedPost', tags, params: idParams, response: { 200: ownFeedPostAnswer } },
    },
    async (request) => ({ data: await getOwnPost(context, request.params.id, memberOf(request)) }),
  );

  app.put(
    '/performer/feeds/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updateFeedPost',
        tags,
        params: idParams,
        body: updateFeedBody,
        response: { 200: ownFeedPostAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await editPost(context, account, request.params.id, request.body);
      return { data: await getOwnPost(context, request.params.id, memberOf(request)) };
    },
  );

  app.delete(
    '/performer/feeds/:id',
    {
      config: { access: 'performer' },
      schema: { operationId: 'deleteFeedPost', tags, params: idParams, response: { 200: okSchema } },
    },
    async (request) => {
      await deletePost(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  app.post(
    '/performer/feeds/:id/restore',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'restoreFeedPost',
        tags: additions,
        params: idParams,
        response: { 200: ownFeedPostAnswer },
      },
    },
    async (request) => {
      await undeletePost(context, accountOf(request), request.params.id);
      return { data: await getOwnPost(context, request.params.id, memberOf(request)) };
    },
  );

  app.get(
    '/performer/feeds/:id/preview',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'previewFeedPost',
        tags: additions,
        params: idParams,
        querystring: previewQuery,
        response: { 200: postPreviewAnswer },
      },
    },
    async (request) => ({
      data: await previewPost(context, accountOf(request), request.params.id, request.query.as),
    }),
  );

  app.post(
    '/performer/feeds/preview',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'previewFeedDraft',
        tags: additions,
        querystring: previewQuery,
        body: previewDraftBody,
        response: { 200: postPreviewAnswer },
      },
    },
    async (request) => ({
      data: await previewDraft(context, accountOf(request), request.body, request.query.as),
    }),
  );

  for (const [method, operationId, isPinned, description] of pinning) {
    app[method](
      '/performer/feeds/:id/pin',
      {
        config: { access: 'performer' },
        schema: {
          operationId,
          description,
          tags: additions,
          params: idParams,
          response: { 200: ownFeedPostAnswer },
        },
      },
      async (request) => {
        await changePin(context, accountOf(request), request.params.id, isPinned);
        return { data: await getOwnPost(context, request.params.id, memberOf(request)) };
      },
    );
  }

  for (const { path, kind, ...about } of uploads) {
    app.post(
      `/performer/feeds/${path}/upload`,
      { config: { access: 'performer', ...uploadLimit }, ...uploadRoute({ ...about, tags }) },
      async (request) => {
        const { id: ownerId } = accountOf(request);
        const row = await receiveUpload(request, context, kind, (file) => storeFile(context, { ownerId, kind, file }));
        return { data: presentMediaFile(row, ownAccess(ownerId), context.mediaSigner) };
      },
    );
  }
};
