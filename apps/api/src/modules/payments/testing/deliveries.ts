import { sql } from 'kysely';
import type { TestApi } from '../../../testing/api.ts';

/** Has all that waits happen now: what the sandbox sends late, and what is asked again later. */
export const deliverAll = async (api: TestApi): Promise<void> => {
  await sql`update sandbox_refunds set later_at = now() where later_at is not null`.execute(api.db);
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(api.db);
  await api.runJobs();
};
