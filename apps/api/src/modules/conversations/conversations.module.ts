import type { ApiModule } from '../../module.ts';
import { clearUnreadBetween } from './unread.repository.ts';
import { exportSections, forget } from './conversations.account.ts';
import { expelFromConversation } from './expel-blocked.ts';
import { conversationsRoutes } from './conversations.routes.ts';

export const conversationsModule: ApiModule = {
  routes: [conversationsRoutes],
  onParted: ({ db }, { blockerId, blockedId }) => clearUnreadBetween(db, blockerId, blockedId),
  onBlocked: expelFromConversation,
  exportSections,
  forget,
};
