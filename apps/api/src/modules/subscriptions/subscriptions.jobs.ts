import type { JobHandler } from '../../jobs/job-handler.ts';
import { renewSubscription } from './renewal.service.ts';
import { findDueSubscriptions } from './subscriptions.repository.ts';

const BATCH = 1000;

/** Renews what is due, each in a transaction of its own; one that fails is tried again next time and stops no other. */
const renewSubscriptions: JobHandler = async (context) => {
  const now = new Date();
  for (const { id } of await findDueSubscriptions(context.db, now, BATCH)) {
    try {
      await context.work((unit) => renewSubscription(unit, id, now));
    } catch (error) {
      context.log.error({ err: error, subscriptionId: id }, 'a subscription could not be renewed');
    }
  }
};

export const subscriptionJobs = { 'renew-subscriptions': renewSubscriptions } satisfies Record<string, JobHandler>;
export const subscriptionCrontab = ['* * * * * renew-subscriptions'];
