import type { ApiModule } from '../../module.ts';
import { admitMessage } from './admit-message.ts';
import { goalsRoutes } from './goals.routes.ts';
import { tellTips } from './goals.service.ts';
import { moderatorsRoutes } from './moderators.routes.ts';
import { noteTip, TELL_TIPS } from './note-tip.ts';
import { orderRoutes } from './order.routes.ts';
import { logDeletions } from './order.service.ts';
import { PUT_OUT, putOutJob } from './put-out.ts';
import { exportSections, forget } from './stream-chat.account.ts';
import { forgetOldTurns } from './stream-chat.repository.ts';
import { streamChatRoutes } from './stream-chat.routes.ts';
import { streamChatSockets } from './stream-chat.sockets.ts';

export const streamChatModule: ApiModule = {
  routes: [streamChatRoutes, orderRoutes, moderatorsRoutes, goalsRoutes],
  sockets: streamChatSockets,
  jobs: {
    'forget-chat-turns': async ({ db }) => forgetOldTurns(db),
    [TELL_TIPS]: tellTips,
    [PUT_OUT]: putOutJob,
  },
  crontab: ['43 * * * * forget-chat-turns'],
  onStreamMessage: admitMessage,
  onStreamMessagesDeleted: logDeletions,
  onPosted: noteTip,
  exportSections,
  forget,
};
