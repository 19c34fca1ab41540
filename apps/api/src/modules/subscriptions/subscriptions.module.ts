import type { ApiModule } from '../../module.ts';
import { endSubscriptionBetween } from './ending.service.ts';
import { expireSubscriptionsOf, exportSections, forget } from './subscriptions.account.ts';
import { pausingRoutes } from './pausing.routes.ts';
import { subscriptionCrontab, subscriptionJobs } from './subscriptions.jobs.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';

export const subscriptionsModule: ApiModule = {
  routes: [subscriptionsRoutes, pausingRoutes],
  jobs: subscriptionJobs,
  crontab: subscriptionCrontab,
  onLeaving: (unit, { userId }) => expireSubscriptionsOf(unit, userId),
  exportSections,
  forget,
  onParted: async (unit, { blockerId, blockedId }) => {
    await endSubscriptionBetween(unit, blockerId, blockedId);
    await endSubscriptionBetween(unit, blockedId, blockerId);
  },
};
