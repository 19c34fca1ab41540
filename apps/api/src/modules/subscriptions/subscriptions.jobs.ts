import { z } from 'zod';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { settleGift } from './gift-reversals.service.ts';
import { refundUnusedTime } from './unused-time-refunds.service.ts';
import { settlePrices } from './price-changes.service.ts';
import { renewSubscription } from './renewal.service.ts';
import { findDueSubscriptions } from './subscriptions.repository.ts';
import { keptPrice, notifyOfKeptPrice, notifyOfPriceRaise } from './subscription-notices.ts';
import { notifyOfTrialEnds } from './trial-ends.service.ts';

const BATCH = 1000;

/** Renews due subscriptions, each in its own transaction; a failed one is retried and does not stop the others. */
const renewSubscriptions: JobHandler = async (context) => {
  const now = new Date();
  await eachDue(context, {
    find: (seen) => findDueSubscriptions(context.db, { now, seen }, BATCH),
    act: ({ id }) => context.work((unit) => renewSubscription(unit, id, now)),
    failure: 'a subscription could not be renewed',
  });
};

const gift = z.object({ giftId: z.uuid() });
const performer = z.object({ performerId: z.uuid() });
/** Jobs of the version before have no name. */
const gone = performer.extend({ at: z.iso.datetime(), name: z.string().optional() });
const subscription = z.object({ subscriptionId: z.uuid() });

export const subscriptionJobs = {
  'renew-subscriptions': renewSubscriptions,
  'announce-trial-ends': notifyOfTrialEnds,
  'pay-unused-back': (context, given) => {
    const { at, ...left } = gone.parse(given);
    return refundUnusedTime(context, { ...left, at: new Date(at) });
  },
  'settle-gift': (context, given) => context.work((unit) => settleGift(unit, gift.parse(given).giftId)),
  'settle-prices': (context, given) => settlePrices(context, performer.parse(given).performerId, new Date()),
  'tell-of-price': (context, given) => notifyOfPriceRaise(context, subscription.parse(given).subscriptionId),
  'tell-of-kept-price': (context, given) => notifyOfKeptPrice(context, keptPrice.parse(given)),
} satisfies Record<string, JobHandler>;
export const subscriptionCrontab = ['* * * * * renew-subscriptions', '25 * * * * announce-trial-ends'];
