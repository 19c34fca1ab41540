import { sql, type RawBuilder } from 'kysely';
import { defineError, type AppError } from '../errors/app-error.ts';
import type { StreamAudience } from '../platform/database/stream-tables.ts';
import { isSubscribedSql } from './access.repository.ts';
import type { Onlooker } from './onlooker.ts';
import { isBannedSql, StreamBannedError } from './stream-order.ts';

/** No account has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whom a stream can be for. */
export const STREAM_AUDIENCES = ['public', 'followers', 'subscribers', 'ticketed'] as const satisfies StreamAudience[];

/** What of an onlooker decides which streams it may watch. */
export interface Watcher {
  watcherId: string;
  /** Operators watch whatever there is. */
  watchesAll: boolean;
}

/** {@link Watcher} as values, or as columns where a statement is for many onlookers. */
interface WatcherSql {
  watcherId: string | RawBuilder<unknown>;
  watchesAll: boolean | RawBuilder<unknown>;
}

export const watcherOf = ({ account }: Onlooker): Watcher => ({
  watcherId: account?.id ?? NOBODY,
  watchesAll: account?.role === 'operator',
});

/** SQL: whether an account has a ticket for a stream, used or not. */
const hasTicketSql = (
  userId: string | RawBuilder<unknown>,
  streamId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`
  exists (select from stream_tickets ticket
    where ticket.stream_id = ${streamId} and ticket.user_id = ${userId}::uuid and ticket.status <> 'refunded')`;

/**
 * SQL: whether a held ticket of `streams` may be given back: the stream has not begun, and was moved since it was bought. Of
 * tickets from before it was written down for when they were bought, every change of the plan counts.
 *
 * @param ticket the name of `stream_tickets` in the query
 */
export const isReturnableSql = (ticket: string): RawBuilder<boolean> => sql<boolean>`(streams.status = 'planned'
  and ${sql.ref(`${ticket}.status`)} = 'held'
  and coalesce(${sql.ref(`${ticket}.planned_at`)} <> streams.planned_at, streams.plan_version > 0))`;

/** SQL: whether a caller may watch one of `streams`, and what {@link lockedStream} needs besides to say why not. */
export const watchColumns = (watcher: WatcherSql) => [
  mayWatchSql(watcher).as('may_watch'),
  sql<boolean>`(not ${isAboveSql(watcher)} and ${isPutOutSql(watcher)})`.as('is_banned'),
];

/** SQL: what of `streams` is each caller's own: whether it may watch, has a ticket, may give it back, and waits for the beginning. */
export const seenColumns = (watcher: Watcher) => [
  ...watchColumns(watcher),
  hasTicketSql(watcher.watcherId, sql.ref('streams.id')).as('has_ticket'),
  sql<boolean>`exists (select from stream_tickets ticket
    where ticket.stream_id = ${sql.ref('streams.id')} and ticket.user_id = ${watcher.watcherId}::uuid
      and ${isReturnableSql('ticket')})`.as('may_return_ticket'),
  sql<boolean>`exists (select from stream_reminders reminder
    where reminder.stream_id = ${sql.ref('streams.id')} and reminder.user_id = ${watcher.watcherId}::uuid)`.as(
    'is_reminded',
  ),
];

/** SQL: whether nothing of a stream is closed to somebody: its performer, and operators. */
const isAboveSql = ({ watcherId, watchesAll }: WatcherSql, stream = 'streams'): RawBuilder<boolean> =>
  sql<boolean>`(${watchesAll}::boolean or ${sql.ref(`${stream}.performer_id`)} = ${watcherId}::uuid)`;

const isPutOutSql = ({ watcherId }: WatcherSql, stream = 'streams'): RawBuilder<boolean> =>
  isBannedSql(sql`${watcherId}::uuid`, sql.ref(`${stream}.performer_id`));

/**
 * SQL: whether somebody may watch a stream that exists for them, and so read and write its chat, be counted as its
 * viewer and hear what happens in it. The only definition of that: public streams are for everybody; those for followers
 * for subscribers too; a ticket is asked of subscribers as well; none is for who is banned from its performer's streams.
 * She herself and operators may always.
 *
 * @param stream the name of `streams` in the query
 */
export const mayWatchSql = (watcher: WatcherSql, stream = 'streams'): RawBuilder<boolean> => {
  const { watcherId } = watcher;
  const column = (name: string) => sql.ref(`${stream}.${name}`);
  const isSubscribed = isSubscribedSql(watcherId, column('performer_id'));
  return sql<boolean>`(${isAboveSql(watcher, stream)} or not ${isPutOutSql(watcher, stream)}
    and case ${column('audience')}
      when 'public' then true
      when 'followers' then ${isSubscribed} or exists (select from follows
        where follower_id = ${watcherId}::uuid and performer_id = ${column('performer_id')})
      when 'subscribers' then ${isSubscribed}
      when 'ticketed' then ${hasTicketSql(watcherId, column('id'))}
      else false end)`;
};

export class StreamForFollowersError extends defineError({
  code: 'stream.for_followers',
  status: 403,
  messages: {
    'fa-IR': 'این پخش زنده برای دنبال‌کنندگان است؛ برای دیدنش دنبال کنید.',
    'en-US': 'This live stream is for followers: follow to watch it.',
    'ar-EG': 'هذا البث المباشر للمتابعين: تابع لتشاهده.',
  },
}) {}

export class StreamForSubscribersError extends defineError({
  code: 'stream.for_subscribers',
  status: 403,
  messages: {
    'fa-IR': 'این پخش زنده برای مشترکان است؛ برای دیدنش مشترک شوید.',
    'en-US': 'This live stream is for subscribers: subscribe to watch it.',
    'ar-EG': 'هذا البث المباشر للمشتركين: اشترك لتشاهده.',
  },
}) {}

export class StreamNeedsTicketError extends defineError({
  code: 'stream.needs_ticket',
  status: 402,
  messages: {
    'fa-IR': 'برای دیدن این پخش زنده بلیت لازم است.',
    'en-US': 'This live stream needs a ticket.',
    'ar-EG': 'هذا البث المباشر يحتاج إلى تذكرة.',
  },
}) {}

/** The codes of {@link lockedStream}, for routes that declare their errors. */
export const STREAM_LOCKS = ['stream.banned', 'stream.for_followers', 'stream.for_subscribers', 'stream.needs_ticket'];

/** What says why a stream is closed to somebody. */
export interface Closed {
  audience: StreamAudience;
  is_banned: boolean;
}

/** The error for those who may not watch a stream: it says what it takes, or that they are banned. */
export const lockedStream = ({ audience, is_banned }: Closed): AppError => {
  if (is_banned) return new StreamBannedError();
  if (audience === 'followers') return new StreamForFollowersError();
  return audience === 'ticketed' ? new StreamNeedsTicketError() : new StreamForSubscribersError();
};
