import { sql } from 'kysely';
import type { TestApi } from '../../../testing/api.ts';

/** Runs everything that is due later now: the sandbox's delayed results, and delayed jobs. */
export const deliverAll = async (api: TestApi): Promise<void> => {
  await sql`update sandbox_refunds set later_at = now() where later_at is not null`.execute(api.db);
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(api.db);
  await api.runJobs();
};
