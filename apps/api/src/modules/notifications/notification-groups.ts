import { sql } from 'kysely';
import type { NotificationsTable } from '../../platform/database/talk-tables.ts';

/**
 * SQL: what a notice is grouped by, see docs/decisions/0108. Notices of the same key and the same state (read or not)
 * stand in one row.
 *
 * - about one thing (a post, a video, a stream): the kind and the thing, however long it goes on;
 * - about nothing but the account (followers, subscribers, tips to a profile): the kind and the day, in UTC;
 * - what somebody published: who it was, and the day;
 * - all else stands alone: the account's own money, verification, who is live.
 */
export const groupKey = sql<string>`case
  when kind in ('like', 'comment', 'purchase', 'tip', 'subscription', 'file-failed') and link is not null then kind || ' ' || link
  when kind in ('follow', 'subscription', 'tip') then kind || ' ' || (created_at at time zone 'UTC')::date
  when kind = 'post' then kind || ' ' || actor_id || ' ' || (created_at at time zone 'UTC')::date
  else id::text end`;

type Kind = NotificationsTable['kind'];

/** Where notices lead that are about no thing of their own. */
const pages: Partial<Record<Kind, string>> = {
  follow: '/creator/followers',
  subscription: '/creator/studio',
  tip: '/creator/studio',
};

/** Where a row of notices leads, inside the site: several new works of one performer to her profile. */
export const linkOfGroup = (
  { kind, link, count }: { kind: Kind; link: string | null; count: number },
  username: string | null | undefined,
): string | null => {
  if (kind === 'post' && count > 1 && username) return `/${username}`;
  return link ?? pages[kind] ?? null;
};
