import { sql, type RawBuilder } from 'kysely';
import { SETTINGS } from '../settings/settings.defaults.ts';
import { MESSAGE_GRACE_SECONDS } from './message-notices.ts';
import type { Channel } from './topics.ts';

/**
 * A channel that tells what is outside of the page. What it has to tell is a row of `notification_deliveries`, written
 * with the notice; its job runs some time later, so that what is read meanwhile is not told.
 */
export interface Outlet {
  channel: Exclude<Channel, 'app'>;
  /** The job, with `{ notificationId }`; it tells what waits for that notice's reader, and marks it told or dropped. */
  task: string;
  /** Seconds between the notice and its job, or SQL of them: null where an account's notices wait for something else. */
  grace: number | ((userId: RawBuilder<unknown>) => RawBuilder<unknown>);
  /** SQL: whether it can tell an account anything. */
  reaches(userId: RawBuilder<unknown>): RawBuilder<boolean>;
}

export const WRITE_LETTER = 'write-notice-letter';

/** Who wants digests gets no job: what waits is looked for when the next one is due. */
const email: Outlet = {
  channel: 'email',
  task: WRITE_LETTER,
  grace: (userId) => sql`case
    when exists (select from notice_letter_settings where user_id = ${userId} and next_at is not null) then null
    else 60 * coalesce((select (value #>> '{}')::int from settings where key = 'noticeLetterWaitMinutes'),
      ${sql.lit(SETTINGS.noticeLetterWaitMinutes.value)}) end`,
  reaches: (userId) => sql`(
    exists (select from users where id = ${userId} and email is not null and email_verified_at is not null)
    and not exists (select from notice_letter_settings where user_id = ${userId} and frequency = 'none'))`,
};

export const TELL_BY_PUSH = 'tell-by-push';

const push: Outlet = {
  channel: 'push',
  task: TELL_BY_PUSH,
  grace: MESSAGE_GRACE_SECONDS,
  reaches: (userId) => sql`exists (select from push_subscriptions where user_id = ${userId} offset 0)`,
};

export const outlets: readonly Outlet[] = [push, email];

/** SQL: `channel`, `task`, `grace` and `is_wanted` for each channel, of an account that wants to be told by some. */
export const outletsSql = (
  userId: RawBuilder<unknown>,
  isWanted: (channel: Outlet['channel']) => RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const each = outlets.map(
    ({ channel, task, grace, reaches }) => sql`select ${sql.lit(channel)}::text, ${sql.lit(task)}::text,
      (${typeof grace === 'number' ? sql.lit(grace) : grace(userId)})::int, ${isWanted(channel)} and ${reaches(userId)}`,
  );
  return sql.join(each, sql` union all `);
};
