import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { NotificationFixedError } from './notifications.errors.ts';
import { findPreferences, savePreferences } from './preferences.repository.ts';
import type { PreferenceChange, TopicSettings } from './preferences.schema.ts';
import { concerns, isFixed, isOnByDefault, TOPICS, topics, type Channel, type TopicName } from './topics.ts';

type Reader = Pick<Account, 'id' | 'role'>;

/** How an account is told of what can concern it. */
export const readNotificationSettings = async (db: Queryable, { id, role }: Reader): Promise<TopicSettings[]> => {
  const set = new Map((await findPreferences(db, id)).map((row) => [`${row.topic} ${row.channel}`, row.is_on]));
  const switchOf = (topic: TopicName, channel: Channel) => {
    const isAlways = isFixed(topic, channel);
    return { isOn: isAlways || (set.get(`${topic} ${channel}`) ?? isOnByDefault(topic, channel)), isFixed: isAlways };
  };
  return TOPICS.filter((topic) => concerns(topic, role)).map((topic) => ({
    topic,
    category: topics[topic].category,
    app: switchOf(topic, 'app'),
    push: switchOf(topic, 'push'),
    email: switchOf(topic, 'email'),
  }));
};

/**
 * Changes switches of an account; all of them or none.
 * @throws NotificationFixedError for one that cannot be switched, or does not concern the account
 */
export const changeNotificationSettings = (
  context: Context,
  reader: Reader,
  changes: readonly PreferenceChange[],
): Promise<TopicSettings[]> => {
  const isSwitchable = ({ topic, channel }: PreferenceChange) =>
    concerns(topic, reader.role) && !isFixed(topic, channel);
  if (!changes.every(isSwitchable)) throw new NotificationFixedError();
  return context.work(async ({ db }) => {
    await savePreferences(db, reader.id, changes);
    return readNotificationSettings(db, reader);
  });
};
