import type { ApiModule } from '../../module.ts';
import { clearUnreadBetween } from './unread.repository.ts';
import { exportSections, forget } from './conversations.account.ts';
import { expelFromConversation } from './expel-blocked.ts';
import { recountUnread } from './recount.ts';
import { conversationsRoutes } from './conversations.routes.ts';

export const conversationsModule: ApiModule = {
  routes: [conversationsRoutes],
  jobs: { 'recount-unread': recountUnread },
  slowJobs: { minutes: ['recount-unread'] },
  // At night, as the books are checked.
  crontab: ['27 3 * * * recount-unread'],
  onParted: ({ db }, { blockerId, blockedId }) => clearUnreadBetween(db, blockerId, blockedId),
  onBlocked: expelFromConversation,
  exportSections,
  forget,
};
