import { z } from 'zod';
import type { ApiModule } from '../../module.ts';
import { bringTemplateBack, purgeTemplate, takeTemplateAway } from './removed-templates.ts';
import { sendWelcome } from './sending.service.ts';
import { exportSections, forget } from './welcome-messages.account.ts';
import { welcomeMessagesRoutes } from './welcome-messages.routes.ts';

const pair = z.object({ performerId: z.uuid(), userId: z.uuid() });

export const welcomeMessagesModule: ApiModule = {
  routes: [welcomeMessagesRoutes],
  // In the subscription's transaction: it is either paid and going to be welcomed, or neither.
  onFirstSubscribed: (unit, parties) => unit.addJob('send-welcome', { ...parties }),
  jobs: { 'send-welcome': (context, given) => context.work((unit) => sendWelcome(unit, pair.parse(given))) },
  onTakenDown: takeTemplateAway,
  onBroughtBack: bringTemplateBack,
  onRemovalPurged: purgeTemplate,
  exportSections,
  forget,
};
