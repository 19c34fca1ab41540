import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { resultOf } from '../../shared/result-gone.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { createFeedBody, ownFeedPostAnswer, updateFeedBody } from './feed-posts.schema.ts';
import { getOwnPost } from './own-posts.service.ts';
import { changePin } from './pinning.service.ts';
import { createPost, deletePost, editPost, undeletePost } from './publishing.service.ts';

const tags = ['feeds'];
const additions = [...tags, 'addition'];

const pinning = [
  ['post', 'pinFeedPost', true, "Puts a post on top of the performer's profile."],
  ['delete', 'unpinFeedPost', false, "Takes a post off the top of the performer's profile."],
] as const;

/** Publishing, changing, deleting and restoring of posts. */
export const publishingRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/performer/feeds',
    {
      config: { access: 'performer', idempotency: 'accepted' },
      schema: {
        operationId: 'createFeedPost',
        errors: [
          'drafts.gone',
          'feeds.empty',
          'feeds.expiry_time',
          'feeds.file_in_use',
          'feeds.file_not_usable',
          'feeds.not_published',
          'feeds.price_out_of_bounds',
          'feeds.publish_time',
          'feeds.too_many_pins',
          'files.taken_down',
          'idempotency.result_gone',
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
      return { data: await resultOf(getOwnPost(context, id, memberOf(request))) };
    },
  );

  app.put(
    '/performer/feeds/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updateFeedPost',
        errors: [
          'content.changed_meanwhile',
          'feeds.already_published',
          'feeds.empty',
          'feeds.expiry_time',
          'feeds.file_in_use',
          'feeds.file_not_usable',
          'feeds.not_published',
          'feeds.price_out_of_bounds',
          'feeds.publish_time',
          'feeds.too_many_pins',
          'files.taken_down',
          'polls.ends_before_post',
          'polls.has_votes',
          'polls.not_usable',
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
        description: 'Takes a post off the site, for its buyers too. It can be restored for a minute.',
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
};
