import type { JobHandler } from './job-runner.ts';
import { streamingJobs } from '../modules/streaming/streaming.jobs.ts';
import { paymentCrontab, paymentJobs } from '../modules/payments/payments.jobs.ts';
import { subscriptionCrontab, subscriptionJobs } from '../modules/subscriptions/subscriptions.jobs.ts';
import { houseKeepingJobs } from './house-keeping.ts';

/** Every job by name. A module adds its own here with one line. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  ...houseKeepingJobs,
  ...streamingJobs,
  ...paymentJobs,
  ...subscriptionJobs,
};

/** What runs by the clock, in crontab form (UTC). */
export const crontab = ['17 * * * * forget-old-rows', ...paymentCrontab, ...subscriptionCrontab].join('\n');
