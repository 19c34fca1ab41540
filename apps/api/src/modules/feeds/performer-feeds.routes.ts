import { NotFoundError } from '../../errors/common-errors.ts';
import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema, pageQuery } from '../../shared/wire.ts';
import { ownAccess } from '../access/access.policy.ts';
import { memberOf } from '../blocking/onlooker.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { storeFile } from '../files/files.service.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { uploadLimit, uploadRoute } from '../files/upload-route.ts';
import { createFeedBody, feedPostAnswer, feedPostsAnswer, updateFeedBody } from './feeds.schema.ts';
import { createPost, deletePost, editPost } from './publishing.service.ts';
import { getPost, listPerformerPosts } from './reading.service.ts';

const tags = ['feeds'];

const uploads = [
  { path: 'photo', kind: 'feed-photo', operationId: 'uploadFeedPhoto' },
  { path: 'thumbnail', kind: 'feed-thumbnail', operationId: 'uploadFeedThumbnail' },
  { path: 'video', kind: 'feed-video', operationId: 'uploadFeedVideo' },
] as const;

/** What a performer does with her own posts. */
export const performerFeedsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/performer/feeds',
    {
      config: { access: 'performer', idempotency: 'accepted' },
      schema: { operationId: 'createFeedPost', tags, body: createFeedBody, response: { 200: feedPostAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      const { id } = await runOnce(context, request, async (unit) => ({
        id: await createPost(unit, account, request.body),
      }));
      return { data: await getPost(context, id, memberOf(request)) };
    },
  );

  app.get(
    '/performer/feeds',
    {
      config: { access: 'performer' },
      schema: { operationId: 'listOwnFeedPosts', tags, querystring: pageQuery, response: { 200: feedPostsAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      return { data: await listPerformerPosts(context, memberOf(request), account.id, request.query) };
    },
  );

  app.get(
    '/performer/feeds/:id',
    {
      config: { access: 'performer' },
      schema: { operationId: 'getOwnFeedPost', tags, params: idParams, response: { 200: feedPostAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      const post = await getPost(context, request.params.id, memberOf(request));
      if (post.performer._id !== account.id) throw new NotFoundError();
      return { data: post };
    },
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
        response: { 200: feedPostAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await editPost(context, account, request.params.id, request.body);
      return { data: await getPost(context, request.params.id, memberOf(request)) };
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

  for (const { path, kind, operationId } of uploads) {
    app.post(
      `/performer/feeds/${path}/upload`,
      { config: { access: 'performer', ...uploadLimit }, ...uploadRoute({ operationId, tags }) },
      async (request) => {
        const { id: ownerId } = accountOf(request);
        const row = await receiveUpload(request, context, kind, (file) => storeFile(context, { ownerId, kind, file }));
        return { data: presentMediaFile(row, ownAccess(ownerId), context.mediaSigner) };
      },
    );
  }
};
