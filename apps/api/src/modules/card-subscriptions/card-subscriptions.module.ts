import { z } from 'zod';
import type { ApiModule } from '../../module.ts';
import { cardSubscriptionsRoutes } from './card-subscriptions.routes.ts';
import { completeOrRefuse } from './card-subscriptions.service.ts';

const payload = z.object({ paymentId: z.uuid() });

export const cardSubscriptionsModule: ApiModule = {
  routes: [cardSubscriptionsRoutes],
  // For payers who were with their bank, and processes that died: the request itself does it where it can.
  onPaymentSucceeded: async (unit, { paymentId, purpose }) => {
    if (purpose === 'subscription') await unit.addJob('complete-subscription-by-card', { paymentId });
  },
  jobs: {
    'complete-subscription-by-card': (context, given) => completeOrRefuse(context, payload.parse(given).paymentId),
  },
};
