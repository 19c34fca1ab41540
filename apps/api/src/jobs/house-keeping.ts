import { sql } from 'kysely';
import type { JobHandler } from './job-runner.ts';

/**
 * Removes what has served its time: ended sessions, half-finished logins, devices that nobody came back with, counted attempts, idempotency keys after 48
 * hours, the event log and who has looked at what after a day.
 */
const forgetOldRows: JobHandler = async ({ db }) => {
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  for (const table of ['login_challenges', 'login_flows', 'known_devices'] as const) {
    await db
      .deleteFrom(table)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
  }
  await db
    .deleteFrom('attempts')
    .where('window_ends_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - interval '48 hours'`)
    .execute();
  await db
    .deleteFrom('views')
    .where('day', '<', sql<string>`current_date - 1`)
    .execute();
  await db
    .deleteFrom('scope_events')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
};

export const houseKeepingJobs = { 'forget-old-rows': forgetOldRows } satisfies Record<string, JobHandler>;
