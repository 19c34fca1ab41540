import type { JobHandler } from '../../jobs/job-handler.ts';
import { checkLedger } from './checking.service.ts';

const checkBooks: JobHandler = async (context) => {
  const { difference_count: count } = await checkLedger(context, null);
  if (count > 0) context.log.error({ differences: count }, 'the books do not add up, see the console');
};

export const booksJobs = { 'check-ledger': checkBooks } satisfies Record<string, JobHandler>;
/** At night, in UTC. */
export const booksCrontab = ['20 2 * * * check-ledger'];
