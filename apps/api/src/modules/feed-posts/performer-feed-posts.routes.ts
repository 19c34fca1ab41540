import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { ownFeedPostAnswer } from './feed-posts.schema.ts';
import { ownFeedPostsAnswer, ownPostCountsAnswer, ownPostCountsQuery, ownPostsQuery } from './own-posts.schema.ts';
import { countOwn, getOwnPost, listOwnPosts } from './own-posts.service.ts';
import { postFilesRoutes } from './post-files.routes.ts';
import { previewRoutes } from './preview.routes.ts';
import { publishingRoutes } from './publishing.routes.ts';

const tags = ['feeds'];
const additions = [...tags, 'addition'];

/** A performer's own posts. */
export const performerFeedPostsRoutes: ModuleRoutes = async (app, context) => {
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

  await publishingRoutes(app, context);
  await previewRoutes(app, context);
  await postFilesRoutes(app, context);
};
