import type { ApiModule } from '../../module.ts';
import { endSubscriptionBetween } from './ending.service.ts';
import { expireSubscriptionsOf, exportSections, forget } from './subscriptions.account.ts';
import { giftsRoutes } from './gifts.routes.ts';
import { noteReversal } from './gift-reversals.service.ts';
import { pausingRoutes } from './pausing.routes.ts';
import { subscriptionCrontab, subscriptionJobs } from './subscriptions.jobs.ts';
import { summaryRoutes } from './summary.routes.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';
import { tellUnusedTime } from './unused-time-returns.ts';

export const subscriptionsModule: ApiModule = {
  routes: [subscriptionsRoutes, pausingRoutes, giftsRoutes, summaryRoutes],
  onPosted: noteReversal,
  onPricesChanged: (unit, { performerId }) =>
    unit.addJob('settle-prices', { performerId }, { key: `prices-${performerId}` }),
  jobs: subscriptionJobs,
  crontab: subscriptionCrontab,
  onLeaving: (unit, { userId }) => expireSubscriptionsOf(unit, userId),
  onLeavingAsked: tellUnusedTime,
  exportSections,
  forget,
  onParted: async (unit, { blockerId, blockedId }) => {
    await endSubscriptionBetween(unit, blockerId, blockedId);
    await endSubscriptionBetween(unit, blockedId, blockerId);
  },
};
