import type { ApiModule } from '../../module.ts';
import { clearUnreadBetween } from './unread.repository.ts';
import { exportSections, forget } from './conversations.account.ts';
import { expelFromConversation } from './expel-blocked.ts';
import { recountUnread } from './recount.ts';
import { conversationsRoutes } from './conversations.routes.ts';

export const conversationsModule: ApiModule = {
  routes: [conversationsRoutes],
  jobs: { 'conversations.recount': recountUnread },
  slowJobs: { minutes: ['conversations.recount'] },
  // At night, as the books are checked.
  crontab: ['27 3 * * * conversations.recount'],
  onParted: ({ db }, { blockerId, blockedId }) => clearUnreadBetween(db, blockerId, blockedId),
  onBlocked: expelFromConversation,
  exportSections,
  forget,
};
