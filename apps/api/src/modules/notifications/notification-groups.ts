import { sql } from 'kysely';
import type { NotificationsTable } from '../../platform/database/talk-tables.ts';

/**
 * SQL: the key that notices are grouped by, see docs/decisions/0108. Notices of the same key and state (read or not)
 * are one row.
 *
 * - about one thing (a post, a video, a stream): the kind and the thing, over any time;
 * - about the account only (followers, subscribers, tips to a profile): the kind and the day, in UTC;
 * - about new publications: the performer and the day;
 * - all others alone: the account's own money, verification, live streams.
 */
export const groupKey = sql<string>`case
  when kind in ('like', 'comment', 'purchase', 'tip', 'subscription', 'file-failed') and link is not null then kind || ' ' || link
  when kind in ('follow', 'subscription', 'tip') then kind || ' ' || (created_at at time zone 'UTC')::date
  when kind = 'post' then kind || ' ' || actor_id || ' ' || (created_at at time zone 'UTC')::date
  else id::text end`;

type Kind = NotificationsTable['kind'];

/** The pages of notices without a thing of their own. */
const pages: Partial<Record<Kind, string>> = {
  follow: '/creator/followers',
  subscription: '/creator/studio',
  tip: '/creator/studio',
};

/** The path that a row of notices leads to: for several new works of one performer her profile. */
export const linkOfGroup = (
  { kind, link, count }: { kind: Kind; link: string | null; count: number },
  username: string | null | undefined,
): string | null => {
  if (kind === 'post' && count > 1 && username) return `/${username}`;
  return link ?? pages[kind] ?? null;
};
