import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { draftsRoutes } from './drafts/drafts.routes.ts';
import { performerFeedPostsRoutes } from './performer-feed-posts.routes.ts';
import { userFeedPostsRoutes } from './user-feed-posts.routes.ts';

export const feedPostsRoutes: ModuleRoutes = async (app, context) => {
  await draftsRoutes(app, context);
  await performerFeedPostsRoutes(app, context);
  await userFeedPostsRoutes(app, context);
};
