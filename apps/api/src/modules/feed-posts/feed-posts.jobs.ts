import { postNotices, postTimes } from './post-times.service.ts';

export const feedPostsJobs = { ...postNotices.jobs, ...postTimes.jobs };

export const feedPostsCrontab = postTimes.crontab;
