import { sql, type RawBuilder } from 'kysely';
import type { Channel } from './topics.ts';

/**
 * A channel that tells what is outside of the page. What it has to tell is a row of `notification_deliveries`, written
 * with the notice; its job runs some time later, so that what is read meanwhile is not told.
 */
export interface Outlet {
  channel: Exclude<Channel, 'app'>;
  /** The job, with `{ notificationId }`; it tells what waits for that notice's reader, and marks it told or dropped. */
  task: string;
  /** Seconds between the notice and its job. */
  grace: number;
  /** SQL: whether it can tell an account anything. */
  reaches(userId: RawBuilder<unknown>): RawBuilder<boolean>;
}

export const outlets: readonly Outlet[] = [];

const NONE = sql`select null::text, null::text, null::int, false where false`;

/** SQL: `channel`, `task`, `grace` and `is_wanted` for each channel, of an account that wants to be told by some. */
export const outletsSql = (
  userId: RawBuilder<unknown>,
  isWanted: (channel: Outlet['channel']) => RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const each = outlets.map(
    ({ channel, task, grace, reaches }) => sql`select ${sql.lit(channel)}::text, ${sql.lit(task)}::text,
      ${sql.lit(grace)}::int, ${isWanted(channel)} and ${reaches(userId)}`,
  );
  return sql.join([NONE, ...each], sql` union all `);
};
