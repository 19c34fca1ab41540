import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ofPerformerSought } from '../../viewing/performer-sought.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf, onlookerOf } from '../../viewing/onlooker.ts';
import {
  feedPostAnswer,
  feedPostsAnswer,
  homeFeedQuery,
  landingPostsAnswer,
  landingQuery,
  viewAnswer,
} from './feed-posts.schema.ts';
import { watcherOf } from '../views/first-view.ts';
import {
  getPost,
  listHomePosts,
  listLandingPosts,
  listPerformerPosts,
  searchPosts,
  viewPost,
} from './reading.service.ts';

const tags = ['feeds'];

/** Posts as fans and guests read them; access is decided for each post. */
export const userFeedPostsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/user/feeds',
    {
      config: { access: 'any', mayBeOld: true },
      schema: {
        operationId: 'listFeedPosts',
        description: "The caller's feed: posts of those whom the caller follows or is subscribed to, newest first.",
        tags,
        querystring: homeFeedQuery,
        response: { 200: feedPostsAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { performerId } = request.query;
      return {
        data: performerId
          ? await listPerformerPosts(context, member, performerId, request.query)
          : await listHomePosts(context, member, request.query),
      };
    },
  );

  app.get(
    '/user/feeds/landing',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'listLandingFeedPosts',
        description:
          'Posts for everybody, newest first, of one performer or by words. Locked ones come without what is locked.',
        tags,
        querystring: landingQuery,
        response: { 200: landingPostsAnswer },
      },
    },
    async (request) => {
      const onlooker = onlookerOf(request);
      const { performerId, ...query } = await ofPerformerSought(context.db, onlooker, request.query);
      if (performerId) return { data: await listPerformerPosts(context, onlooker, performerId, query) };
      if (query.q) return { data: await searchPosts(context, onlooker, query.q, query) };
      return { data: await listLandingPosts(context, onlooker, query) };
    },
  );

  app.get(
    '/user/feeds/:id',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getFeedPost',
        description: 'One post, with what is locked left out where the caller has no access.',
        tags,
        params: idParams,
        response: { 200: feedPostAnswer },
      },
    },
    async (request) => ({ data: await getPost(context, request.params.id, onlookerOf(request)) }),
  );

  app.post(
    '/user/feeds/view/:id',
    {
      config: { access: 'guest', rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        operationId: 'viewFeedPost',
        description: 'Counts that the caller has seen a post, once a day.',
        tags,
        params: idParams,
        response: { 200: viewAnswer },
      },
    },
    async (request) => ({
      data: { viewCount: await viewPost(context, request.params.id, onlookerOf(request), watcherOf(request)) },
    }),
  );
};
