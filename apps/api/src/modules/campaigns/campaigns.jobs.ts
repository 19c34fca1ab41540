import type { JobHandler } from '../../jobs/job-handler.ts';
import type { CampaignState } from '../../platform/database/campaign-tables.ts';
import { listUnfinished } from './campaigns.repository.ts';
import { dropFilesJob, unsendJob } from './ending.service.ts';
import { DROP_FILES, queueSending, queueStart, queueUnsending, SEND, START, UNSEND } from './queue.ts';
import { findNextDue } from './recipients.repository.ts';
import { sendJob } from './send.ts';
import { startJob } from './start.ts';

const RESUME = 'resume-campaigns';

/** Takes up again what waits for somebody to work on it: a job that has failed for good leaves nothing undone. */
const resume: JobHandler = async (context) => {
  for (const { id, state } of await listUnfinished(context.db)) {
    const next = state === 'sending' ? await findNextDue(context.db, id) : null;
    // In a job of its own, so that one that is queued already is not done twice.
    await context.work((unit) => againOf(state)(unit, id, next));
  }
};

const againOf = (state: CampaignState) => {
  if (state === 'sending') return queueSending;
  return state === 'unsent' ? queueUnsending : queueStart;
};

export const campaignsJobs: Readonly<Record<string, JobHandler>> = {
  [START]: startJob,
  [SEND]: sendJob,
  [UNSEND]: unsendJob,
  [DROP_FILES]: dropFilesJob,
  [RESUME]: resume,
};

export const campaignsCrontab = [`*/10 * * * * ${RESUME}`];
/** They have a worker of their own: nothing else waits behind a hundred thousand messages. */
export const bulkJobs = [START, SEND, UNSEND];
