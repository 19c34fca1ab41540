import type { Notification } from '@barg/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import { arePartedSql } from '../../viewing/visibility.ts';
import { hasOwnLetter } from './own-letters.ts';
import { outletsSql } from './outlets.ts';
import { CHANNELS, isFixed, isOnByDefault, topicOf, type Channel, type TopicName } from './topics.ts';

/** What a notice says, and how its topic is told as long as its reader says nothing. */
export interface Telling {
  kind: Notification['kind'];
  actorId: string | null;
  amount: Hundredths | null;
  link: string | null;
  /** JSON. */
  details: string | null;
  topic: TopicName;
  /** Channels that tell it unless they are switched off. */
  defaults: readonly Channel[];
  /** Channels that cannot be switched off. */
  fixed: readonly Channel[];
  /** Whether a letter of its own is written, so that no e-mail tells of the notice. */
  hasLetter: boolean;
  /** Whether it is in the list at all; messages have a list of their own. */
  isListed: boolean;
}

export type TellingOf = Pick<Telling, 'kind' | 'actorId'> & Partial<Pick<Telling, 'amount' | 'link' | 'details'>>;

export const tellingOf = ({ kind, actorId, amount = null, link = null, details = null }: TellingOf): Telling => {
  const topic = topicOf(kind);
  return {
    ...{ kind, actorId, amount, link, details, topic },
    defaults: CHANNELS.filter((channel) => isOnByDefault(topic, channel)),
    fixed: CHANNELS.filter((channel) => isFixed(topic, channel)),
    hasLetter: hasOwnLetter(kind),
    isListed: kind !== 'message',
  };
};

/** SQL: whether an account wants to be told of a topic by a channel. */
const wantsSql = (userId: RawBuilder<unknown>, channel: Channel, { topic, defaults, fixed }: Telling) => sql`(
  ${sql.lit(channel)} = any(${fixed}::text[]) or coalesce(
    (select is_on from notification_preferences where user_id = ${userId} and topic = ${topic}::text
      and channel = ${sql.lit(channel)}),
    ${sql.lit(channel)} = any(${defaults}::text[])))`;

/**
 * SQL, to stand behind `with`: the one place that writes notices. It asks what their readers want, and writes with the
 * notice what its other channels have to tell, and their jobs. Nobody is told of those with whom there is a block.
 *
 * - `addressed`: whom it concerns, `by_email` where e-mail is wanted of it;
 * - `told`: the new rows; none for whom no channel tells anything;
 * - `queued`: to be joined, so that the jobs are.
 *
 * @param receivers a table of `id` (of the notice) and `user_id`; and of `link`, where each has one of his own
 * @param link SQL of it
 */
export const tellSql = (
  receivers: RawBuilder<unknown>,
  telling: Telling,
  link: RawBuilder<unknown> = sql`${telling.link}::text`,
): RawBuilder<unknown> => {
  const userId = sql`receiver.user_id`;
  const wants = (channel: Channel) => wantsSql(userId, channel, telling);
  const isWanted = (channel: Channel) =>
    channel === 'email' ? sql`(wanted.email and not ${telling.hasLetter}::boolean)` : sql`wanted.${sql.raw(channel)}`;
  return sql`
    addressed as materialized (
      select receiver.id, receiver.user_id, wanted.app and ${telling.isListed}::boolean as in_app,
        wanted.email as by_email, ${link} as link, elsewhere.channels
      from ${receivers} as receiver (id, user_id)
      cross join lateral (select ${wants('app')} as app, ${wants('push')} as push, ${wants('email')} as email) wanted
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_array(channel, task, grace)), '[]') as channels
        from (${outletsSql(userId, isWanted)}) outlet (channel, task, grace, is_wanted) where is_wanted
      ) elsewhere
      where not ${arePartedSql(userId, sql`${telling.actorId}::uuid`)}
    ),
    told as (
      insert into notifications (id, user_id, kind, actor_id, amount, link, details, in_app, is_newest)
      select id, user_id, ${telling.kind}::text, ${telling.actorId}::uuid, ${telling.amount}::bigint,
        link, ${telling.details}::jsonb, in_app, in_app
      from addressed where in_app or channels <> '[]'
      returning *
    ),
    delivered as (
      insert into notification_deliveries (notification_id, channel, user_id)
      select id, outlet ->> 0, user_id from addressed, jsonb_array_elements(channels) outlet
    ),
    queued as (
      select count(job) as jobs from (
        select array_agg((outlet ->> 1, json_build_object('notificationId', id), null,
          now() + make_interval(secs => (outlet ->> 2)::int), null, null, null, null)::graphile_worker.job_spec) as specs
        from addressed, jsonb_array_elements(channels) outlet where outlet ->> 2 is not null having count(*) > 0
      ) asked cross join lateral graphile_worker.add_jobs(specs) job
    )`;
};
