import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { draftsRoutes } from '../drafts/drafts.routes.ts';
import { performerFeedsRoutes } from './performer-feeds.routes.ts';
import { userFeedsRoutes } from './user-feeds.routes.ts';

export const feedsRoutes: ModuleRoutes = async (app, context) => {
  await draftsRoutes(app, context);
  await performerFeedsRoutes(app, context);
  await userFeedsRoutes(app, context);
};
