import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { listOf, pageQuery } from '../../shared/wire.ts';
import { loadFeedPosts } from '../feeds/feeds.loader.ts';
import { feedPostsAnswer } from '../feeds/feeds.schema.ts';
import { galleriesAnswer } from '../galleries/galleries.schema.ts';
import { loadGalleries } from '../galleries/galleries.service.ts';
import { loadPerformerCards, performerCardSchema } from '../performers/performer-card.ts';
import { videosAnswer } from '../videos/videos.schema.ts';
import { loadVideos } from '../videos/videos.service.ts';
import type { Bookmark } from './reactions.repository.ts';
import { getBookmarks } from './reactions.service.ts';

const idsOf = (bookmarks: readonly Bookmark[]): string[] => bookmarks.map(({ id }) => id);

/** What an account has kept for later, each kind as its own lists show it. */
export const bookmarksRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/reactions/feeds/bookmark',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listBookmarkedFeedPosts',
        tags: ['feeds'],
        querystring: pageQuery,
        response: { 200: feedPostsAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      return {
        data: await getBookmarks(context, account, 'feed', request.query, (bookmarks) =>
          loadFeedPosts(context, bookmarks, account),
        ),
      };
    },
  );

  app.get(
    '/reactions/galleries/bookmark',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listBookmarkedGalleries',
        tags: ['galleries'],
        querystring: pageQuery,
        response: { 200: galleriesAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      return {
        data: await getBookmarks(context, account, 'gallery', request.query, (bookmarks) =>
          loadGalleries(context, idsOf(bookmarks), account),
        ),
      };
    },
  );

  app.get(
    '/reactions/videos/bookmark',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listBookmarkedVideos',
        tags: ['videos'],
        querystring: pageQuery,
        response: { 200: videosAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      return {
        data: await getBookmarks(context, account, 'video', request.query, (bookmarks) =>
          loadVideos(context, idsOf(bookmarks), account),
        ),
      };
    },
  );

  app.get(
    '/reactions/performers/bookmark',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listBookmarkedPerformers',
        tags: ['performers'],
        querystring: pageQuery,
        response: { 200: listOf(performerCardSchema) },
      },
    },
    async (request) => {
      const account = accountOf(request);
      return {
        data: await getBookmarks(context, account, 'performer', request.query, async (bookmarks) => {
          const cards = await loadPerformerCards(context.db, idsOf(bookmarks), account.id);
          return idsOf(bookmarks).flatMap((id) => cards.get(id) ?? []);
        }),
      };
    },
  );
};
