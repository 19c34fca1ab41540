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
  ownPostCountsAnswer,
  ownPostCountsQuery,
  ownPostsQuery,
  postPreviewAnswer,
  previewDraftBody,
  previewQuery,
  updateFeedBody,
} from './feeds.schema.ts';
import { countOwn, getOwnPost, listOwnPosts } from './own-posts.service.ts';
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
  {
    path: 'photo',
    kind: 'feed-photo',
    operationId: 'uploadFeedPhoto',
    errors: [
      'files.motion_too_large',
      'files.moving_picture',
      'files.picture_too_large',
      'files.storage_full',
      'files.too_many_waiting',
      'files.unreadable',
    ],
    description: 'Uploads a photo for a post. It is dropped after a day if nothing uses it.',
  },
  {
    path: 'thumbnail',
    kind: 'feed-thumbnail',
    operationId: 'uploadFeedThumbnail',
    errors: ['files.moving_picture', 'files.unreadable'],
    description: 'Uploads the picture that stands for a post. It is dropped after a day if nothing uses it.',
  },
  {
    path: 'video',
    kind: 'feed-video',
    operationId: 'uploadFeedVideo',
    errors: ['files.too_many_waiting', 'files.unplayable_video', 'files.unreadable'],
    description: 'Uploads a film for a post. It is dropped after a day if nothing uses it.',
  },
  {
    path: 'audio',
    kind: 'feed-audio',
    operationId: 'uploadFeedAudio',
    errors: ['files.too_many_waiting', 'files.unplayable_audio', 'files.unreadable'],
    description: 'Uploads a sound for a post. It is dropped after a day if nothing uses it.',
  },
  {
    path: 'teaser',
    kind: 'feed-teaser',
    operationId: 'uploadFeedTeaser',
    description: 'Uploads the teaser of a post. It is dropped after a day if nothing uses it.',
  },
] as const;

/** What a performer does with her own posts. */
export const performerFeedsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/performer/feeds',
    {
      config: { access: 'performer', idempotency: 'accepted' },
      schema: {
        operationId: 'createFeedPost',
        errors: [
          'feeds.empty',
          'feeds.expiry_time',
          'feeds.file_in_use',
          'feeds.file_not_usable',
          'feeds.not_published',
          'feeds.price_out_of_bounds',
          'feeds.publish_time',
          'feeds.too_many_pins',
          'polls.ends_before_post',
          'polls.not_usable',
        ],
        description: 'Publishes a post, at once or at `publishAt`.',
        tags,
        body: createFeedBody,
        response: { 200: ownFeedPostAnswer },
      },
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
        description: "The performer's posts, newest first, by words, state, audience and kind of media.",
        tags,
        querystring: ownPostsQuery,
        response: { 200: ownFeedPostsAnswer },
      },
    },
    async (request) => ({ data: await listOwnPosts(context, memberOf(request), request.query) }),
  );

  app.get(
    '/performer/feeds/counts',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'countOwnFeedPosts',
        description:
          "How many of the performer's posts there are in each state, by words, audience and kind of media, and how " +
          'many drafts.',
        tags: additions,
        querystring: ownPostCountsQuery,
        response: { 200: ownPostCountsAnswer },
      },
    },
    async (request) => ({ data: await countOwn(context, memberOf(request), request.query) }),
  );

  app.get(
    '/performer/feeds/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getOwnFeedPost',
        description: "One of the performer's posts as its composer needs it.",
        tags,
        params: idParams,
        response: { 200: ownFeedPostAnswer },
      },
    },
    async (request) => ({ data: await getOwnPost(context, request.params.id, memberOf(request)) }),
  );

  app.put(
    '/performer/feeds/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updateFeedPost',
        errors: [
          'feeds.already_published',
          'feeds.empty',
          'feeds.price_out_of_bounds',
          'polls.ends_before_post',
          'polls.has_votes',
        ],
        description: 'Changes an own post. What is left out stays.',
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
      schema: {
        operationId: 'deleteFeedPost',
        description: 'Takes a post off the site. It can be restored for some days; whoever bought it keeps it.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
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
        description: 'Brings a deleted post back.',
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
        description: 'An own post as somebody else would see it: `as` says who.',
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
        errors: ['feeds.empty', 'feeds.file_not_usable', 'feeds.price_out_of_bounds', 'feeds.publish_time'],
        description: 'A post that is not published yet as somebody else would see it: `as` says who.',
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
          errors: ['feeds.not_published', 'feeds.too_many_pins'],
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
