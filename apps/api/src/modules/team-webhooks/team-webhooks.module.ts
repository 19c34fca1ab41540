import type { ApiModule } from '../../module.ts';
import { sealedSecrets } from './secrets.ts';
import { sendTeamEvent } from './send-event.ts';
import { SEND_TEAM_EVENT } from './team-events.ts';
import { forgetOldEvents } from './team-webhooks.repository.ts';
import { teamWebhooksRoutes } from './team-webhooks.routes.ts';

export const teamWebhooksModule: ApiModule = {
  routes: [teamWebhooksRoutes],
  jobs: { [SEND_TEAM_EVENT]: (context, payload) => sendTeamEvent(context, payload) },
  slowJobs: { outside: [SEND_TEAM_EVENT] },
  sealed: sealedSecrets,
  forgetOldRows: forgetOldEvents,
};
