import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { pageQuery } from '../../shared/wire.ts';
import { onlookerOf } from '../../viewing/onlooker.ts';
import { feedPostsAnswer } from '../feed-posts/feed-posts.schema.ts';
import { searchPerformers } from '../performers/performer-search.ts';
import { suggestionsAnswer, suggestionsQuery, topicsAnswer, topicsQuery } from './discovery.schema.ts';
import { listTopics, suggestTags } from './topics.ts';
import { listTrendingPosts } from './trending.ts';

const tags = ['discovery'];
const additions = ['discovery', 'addition'];

const MOST_PERFORMERS = 5;
const MOST_TOPICS = 4;

/** Topics, trending posts and other entries for visitors who have no search words yet. */
export const discoveryRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/trending',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'listTrending',
        description: 'Posts that many have liked, commented and seen of late.',
        tags,
        querystring: pageQuery,
        response: { 200: feedPostsAnswer },
      },
    },
    async (request) => ({ data: await listTrendingPosts(context, onlookerOf(request), request.query) }),
  );

  app.get(
    '/trending/topics',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'listTopics',
        description: 'Topics that many posts name of late.',
        tags: additions,
        querystring: topicsQuery,
        response: { 200: topicsAnswer },
      },
    },
    async (request) => {
      const topics = await listTopics(context.lists, onlookerOf(request), request.query.limit);
      return { data: { data: topics, total: topics.length } };
    },
  );

  app.get(
    '/search/suggestions',
    {
      config: { access: 'guest', mayBeOld: true },
      schema: {
        operationId: 'suggestSearches',
        description: 'Performers and topics that begin with what has been typed.',
        tags: additions,
        querystring: suggestionsQuery,
        response: { 200: suggestionsAnswer },
      },
    },
    async (request) => {
      const { q } = request.query;
      const onlooker = onlookerOf(request);
      const search = { q, sort: 'popular', limit: MOST_PERFORMERS, offset: 0 } as const;
      const [performers, topics] = await Promise.all([
        q.startsWith('#') ? { data: [] } : searchPerformers(context, search, onlooker),
        suggestTags(context.lists, onlooker, q, MOST_TOPICS),
      ]);
      return { data: { performers: performers.data, topics } };
    },
  );
};
