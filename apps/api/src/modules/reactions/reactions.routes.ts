import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { loadFeedPosts } from '../feeds/feeds.loader.ts';
import { loadPerformerCards } from '../performers/performer-card.ts';
import {
  bookmarkedPerformersAnswer,
  bookmarkedPostsAnswer,
  bookmarksQuery,
  reactionAnswer,
  reactionBody,
} from './reactions.schema.ts';
import { getBookmarks, react, takeBack } from './reactions.service.ts';

const tags = ['reactions'];
/** Reactions a minute from one address. */
const reacting = { rateLimit: { max: 120, timeWindow: '1 minute' } };

export const reactionsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/reactions',
    {
      config: { access: 'any', ...reacting },
      schema: { operationId: 'createReaction', tags, body: reactionBody, response: { 200: reactionAnswer } },
    },
    async (request) => ({ data: await react(context, accountOf(request), request.body) }),
  );

  app.delete(
    '/reactions',
    {
      config: { access: 'any', ...reacting },
      schema: { operationId: 'deleteReaction', tags, body: reactionBody, response: { 200: reactionAnswer } },
    },
    async (request) => ({ data: await takeBack(context, accountOf(request), request.body) }),
  );

  app.get(
    '/reactions/feeds/bookmark',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listBookmarkedFeedPosts',
        tags: ['feeds'],
        querystring: bookmarksQuery,
        response: { 200: bookmarkedPostsAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const load = (keys: Parameters<typeof loadFeedPosts>[1]) => loadFeedPosts(context, keys, account);
      return { data: await getBookmarks(context, account, 'feed', request.query, load) };
    },
  );

  app.get(
    '/reactions/performers/bookmark',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listBookmarkedPerformers',
        tags: ['performers'],
        querystring: bookmarksQuery,
        response: { 200: bookmarkedPerformersAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      return {
        data: await getBookmarks(context, account, 'performer', request.query, async (bookmarks) => {
          const ids = bookmarks.map(({ id }) => id);
          const cards = await loadPerformerCards(context.db, ids, account.id);
          return ids.flatMap((id) => cards.get(id) ?? []);
        }),
      };
    },
  );
};
