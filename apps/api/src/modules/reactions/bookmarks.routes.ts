import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { listOf, pageQuery } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { loadFeedPosts } from '../feed-posts/feed-posts.loader.ts';
import { feedPostsAnswer } from '../feed-posts/feed-posts.schema.ts';
import { galleriesAnswer } from '../galleries/galleries.schema.ts';
import { loadGalleries } from '../galleries/galleries.service.ts';
import { loadPerformerCards, performerCardSchema } from '../performers/performer-card.ts';
import { productsAnswer } from '../products/products.schema.ts';
import { loadProducts } from '../products/products.service.ts';
import { videosAnswer } from '../videos/videos.schema.ts';
import { loadVideos } from '../videos/videos.service.ts';
import type { Bookmark } from './reactions.repository.ts';
import { getBookmarks } from './reactions.service.ts';

const idsOf = (bookmarks: readonly Bookmark[]): string[] => bookmarks.map(({ id }) => id);

/** An account's bookmarks, each kind as in its own lists. */
export const bookmarksRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/reactions/feeds/bookmark',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listBookmarkedFeedPosts',
        description: 'Posts that the caller has bookmarked, newest first.',
        tags: ['feeds'],
        querystring: pageQuery,
        response: { 200: feedPostsAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      return {
        data: await getBookmarks(context, member, 'feed', request.query, (bookmarks) =>
          loadFeedPosts(context, bookmarks, member),
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
        description: 'Galleries that the caller has bookmarked, newest first.',
        tags: ['galleries'],
        querystring: pageQuery,
        response: { 200: galleriesAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      return {
        data: await getBookmarks(context, member, 'gallery', request.query, (bookmarks) =>
          loadGalleries(context, idsOf(bookmarks), member),
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
        description: 'Videos that the caller has bookmarked, newest first.',
        tags: ['videos'],
        querystring: pageQuery,
        response: { 200: videosAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      return {
        data: await getBookmarks(context, member, 'video', request.query, (bookmarks) =>
          loadVideos(context, idsOf(bookmarks), member),
        ),
      };
    },
  );

  app.get(
    '/reactions/products/bookmark',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listBookmarkedProducts',
        description: 'Products that the caller has bookmarked, newest first.',
        tags: ['products'],
        querystring: pageQuery,
        response: { 200: productsAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request);
      return {
        data: await getBookmarks(context, member, 'product', request.query, (bookmarks) =>
          loadProducts(context, idsOf(bookmarks), member),
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
        description: 'Performers whom the caller has bookmarked, newest first.',
        tags: ['performers'],
        querystring: pageQuery,
        response: { 200: listOf(performerCardSchema) },
      },
    },
    async (request) => {
      const member = memberOf(request);
      return {
        data: await getBookmarks(context, member, 'performer', request.query, async (bookmarks) => {
          const cards = await loadPerformerCards(context.db, idsOf(bookmarks), member);
          return idsOf(bookmarks).flatMap((id) => cards.get(id) ?? []);
        }),
      };
    },
  );
};
