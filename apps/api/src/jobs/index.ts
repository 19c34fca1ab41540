import type { JobHandler } from './job-runner.ts';
import { galleriesJobs } from '../modules/galleries/galleries.jobs.ts';
import { videosJobs } from '../modules/videos/videos.jobs.ts';
import { streamingJobs } from '../modules/streaming/streaming.jobs.ts';
import { paymentCrontab, paymentJobs } from '../modules/payments/payments.jobs.ts';
import { subscriptionCrontab, subscriptionJobs } from '../modules/subscriptions/subscriptions.jobs.ts';
import { feedPostsCrontab, feedPostsJobs } from '../modules/feed-posts/feed-posts.jobs.ts';
import { filesCrontab, filesJobs } from '../modules/files/files.jobs.ts';
import { PROCESS_FILE } from '../modules/files/processing-job.ts';
import { MAKE_TEASER } from '../modules/teasers/settle-teaser.ts';
import { teasersJobs } from '../modules/teasers/teasers.jobs.ts';
import { uploadsCrontab, uploadsJobs } from '../modules/uploads/uploads.jobs.ts';
import { vaultCrontab, vaultJobs } from '../modules/vault/vault.jobs.ts';
import { authCrontab, authJobs } from '../modules/auth/auth.jobs.ts';
import { mailsCrontab, mailsJobs } from '../modules/mails/mails.jobs.ts';
import { removalsCrontab, removalsJobs } from '../modules/removals/removals.jobs.ts';
import { remoteHealthCrontab, remoteHealthJobs } from '../modules/remote-health/remote-health.jobs.ts';
import { houseKeepingJobs } from './house-keeping.ts';

/** Every job by name. A module adds its own here with one line. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  ...houseKeepingJobs,
  ...filesJobs,
  ...vaultJobs,
  ...uploadsJobs,
  ...feedPostsJobs,
  ...teasersJobs,
  ...galleriesJobs,
  ...videosJobs,
  ...streamingJobs,
  ...paymentJobs,
  ...subscriptionJobs,
  ...mailsJobs,
  ...authJobs,
  ...removalsJobs,
  ...remoteHealthJobs,
};

/** Those that take minutes, and those that may take hours. */
export const slowJobs: readonly (readonly string[])[] = [[PROCESS_FILE.short, MAKE_TEASER], [PROCESS_FILE.long]];

/** What runs by the clock, in crontab form (UTC). */
export const crontab = [
  '17 * * * * forget-old-rows',
  ...filesCrontab,
  ...vaultCrontab,
  ...feedPostsCrontab,
  ...uploadsCrontab,
  ...paymentCrontab,
  ...subscriptionCrontab,
  ...mailsCrontab,
  ...authCrontab,
  ...removalsCrontab,
  ...remoteHealthCrontab,
].join('\n');
