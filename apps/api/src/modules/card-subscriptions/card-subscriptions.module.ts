import { z } from 'zod';
import type { ApiModule } from '../../module.ts';
import { cardSubscriptionsRoutes } from './card-subscriptions.routes.ts';
import { notifyOfExpiringCards } from './card-expiry.service.ts';
import { assertRenewalWanted, notifyOfRefusedRenewal } from './card-refusals.service.ts';
import { completeRenewal, renewByCard } from './card-renewals.service.ts';
import { completeOrRefuse } from './card-subscriptions.service.ts';

const payload = z.object({ paymentId: z.uuid() });

export const cardSubscriptionsModule: ApiModule = {
  routes: [cardSubscriptionsRoutes],
  // A job, in case the payer was at the bank or the process crashed. Usually the request itself completes the payment
  // first, and the job finds nothing to do.
  onPaymentSucceeded: async (unit, { paymentId, purpose }) => {
    if (purpose === 'subscription') await unit.addJob('complete-subscription-by-card', { paymentId });
    if (purpose === 'renewal') await unit.addJob('complete-renewal-by-card', { paymentId });
  },
  onChargingAlone: async (unit, { paymentId, purpose }) => {
    if (purpose === 'renewal') await assertRenewalWanted(unit, paymentId);
  },
  onPaymentFailed: async (unit, { paymentId, purpose }) => {
    if (purpose === 'renewal') await notifyOfRefusedRenewal(unit, paymentId);
  },
  jobs: {
    'complete-subscription-by-card': (context, given) => completeOrRefuse(context, payload.parse(given).paymentId),
    'complete-renewal-by-card': (context, given) => completeRenewal(context, payload.parse(given).paymentId),
    'renew-subscriptions-by-card': renewByCard,
    'announce-expiring-cards': notifyOfExpiringCards,
  },
  slowJobs: { gateways: ['renew-subscriptions-by-card'] },
  crontab: ['*/10 * * * * renew-subscriptions-by-card', '35 8 * * * announce-expiring-cards'],
};
