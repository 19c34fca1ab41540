import { sql } from 'kysely';
import type { JobHandler } from '../../jobs/job-handler.ts';

export const FORGET_UNLISTED_NOTICES = 'forget-unlisted-notices';

/** What is in no list was told by its channels within days, and is looked up by nobody afterwards. */
const forgetUnlistedNotices: JobHandler = async ({ db }) => {
  await db
    .deleteFrom('notifications')
    .where('in_app', '=', false)
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
};

export const notificationsJobs = { [FORGET_UNLISTED_NOTICES]: forgetUnlistedNotices } satisfies Record<
  string,
  JobHandler
>;
export const notificationsCrontab = [`23 4 * * * ${FORGET_UNLISTED_NOTICES}`];
