import type { JobHandler } from '../../jobs/job-handler.ts';
import { forgetLostDrafts } from './drafts/drafts.repository.ts';
import { postNotices, postTimes } from './post-times.service.ts';

/** They stand in no list, so that nobody else would delete them. */
const forgetDrafts: JobHandler = ({ db }) => forgetLostDrafts(db);

export const feedPostsJobs = { ...postNotices.jobs, ...postTimes.jobs, 'forget-lost-drafts': forgetDrafts };

export const feedPostsCrontab = [...postTimes.crontab, '32 * * * * forget-lost-drafts'];
