import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isOnByDefault } from './topics.ts';
import type { PreferenceChange } from './preferences.schema.ts';

/** What an account has set otherwise than the defaults. */
export const findPreferences = (db: Queryable, userId: string) =>
  db
    .selectFrom('notification_preferences')
    .select(['topic', 'channel', 'is_on'])
    .where('user_id', '=', userId)
    .execute();

/** Stores switches; one that is set as by default has no row, so that it follows the default. */
export const savePreferences = async (
  db: Queryable,
  userId: string,
  changes: readonly PreferenceChange[],
): Promise<void> => {
  // The last change of a switch counts.
  const changed = [...new Map(changes.map((change) => [`${change.topic} ${change.channel}`, change])).values()];
  const columns = sql`unnest(${changed.map(({ topic }) => topic)}::text[], ${changed.map(({ channel }) => channel)}::text[],
    ${changed.map(({ isOn }) => isOn)}::boolean[],
    ${changed.map(({ topic, channel, isOn }) => isOn === isOnByDefault(topic, channel))}::boolean[])
    as changed (topic, channel, is_on, is_default)`;
  await sql`delete from notification_preferences kept using ${columns} where kept.user_id = ${userId}
    and kept.topic = changed.topic and kept.channel = changed.channel and changed.is_default`.execute(db);
  await sql`insert into notification_preferences (user_id, topic, channel, is_on)
    select ${userId}::uuid, topic, channel, is_on from ${columns} where not is_default
    on conflict (user_id, topic, channel) do update set is_on = excluded.is_on`.execute(db);
};
