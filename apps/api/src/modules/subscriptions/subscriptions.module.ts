import type { ApiModule } from '../../module.ts';
import { endSubscriptionBetween } from './subscriptions.service.ts';
import { exportSections } from './subscriptions.account.ts';
import { subscriptionCrontab, subscriptionJobs } from './subscriptions.jobs.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';

export const subscriptionsModule: ApiModule = {
  routes: [subscriptionsRoutes],
  jobs: subscriptionJobs,
  crontab: subscriptionCrontab,
  exportSections,
  onParted: async (unit, { blockerId, blockedId }) => {
    await endSubscriptionBetween(unit, blockerId, blockedId);
    await endSubscriptionBetween(unit, blockedId, blockerId);
  },
};
