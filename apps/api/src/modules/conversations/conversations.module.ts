import type { ApiModule } from '../../module.ts';
import { tellAccount } from '../../platform/tell-account.ts';
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
  onParted: async (unit, { blockerId, blockedId }) => {
    const uncounted = await clearUnreadBetween(unit.db, blockerId, blockedId);
    // The windows of whoever blocks are told by the block itself.
    if (uncounted.includes(blockedId)) tellAccount(unit, blockedId, 'account');
  },
  onBlocked: expelFromConversation,
  exportSections,
  forget,
};
