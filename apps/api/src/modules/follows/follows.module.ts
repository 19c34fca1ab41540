import type { ApiModule } from '../../module.ts';
import { deleteFollowsBetween } from './follows.repository.ts';
import { exportSections, forget } from './follows.account.ts';
import { followsRoutes } from './follows.routes.ts';

export const followsModule: ApiModule = {
  routes: [followsRoutes],
  exportSections,
  forget,
  onParted: ({ db }, { blockerId, blockedId }) => deleteFollowsBetween(db, blockerId, blockedId),
};
