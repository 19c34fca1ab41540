import type { ApiModule } from '../../module.ts';
import { admitMessage, refuseTipOfBanned } from './admit-message.ts';
import { moderatorsRoutes } from './moderators.routes.ts';
import { orderRoutes } from './order.routes.ts';
import { logDeletion } from './order.service.ts';
import { exportSections, forget } from './stream-chat.account.ts';
import { forgetOldTurns } from './stream-chat.repository.ts';
import { streamChatRoutes } from './stream-chat.routes.ts';

export const streamChatModule: ApiModule = {
  routes: [streamChatRoutes, orderRoutes, moderatorsRoutes],
  jobs: { 'forget-chat-turns': async ({ db }) => forgetOldTurns(db) },
  crontab: ['43 * * * * forget-chat-turns'],
  onStreamMessage: admitMessage,
  onStreamMessageDeleted: logDeletion,
  onStreamTipped: refuseTipOfBanned,
  exportSections,
  forget,
};
