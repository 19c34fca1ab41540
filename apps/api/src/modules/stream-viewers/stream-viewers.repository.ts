import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { selectAuthors, type AuthorRow } from '../../viewing/author.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';

export interface ViewersSearch {
  onlooker: Onlooker;
  /** Those who watch now. */
  accountIds: readonly string[];
  q: string;
}

/** Of those who watch, whoever lives and exists for the onlooker. */
const among = (db: Queryable, { onlooker, accountIds, q }: ViewersSearch) =>
  selectAuthors(db)
    .where(sql<boolean>`users.id = any(${[...accountIds]}::uuid[])`)
    .where('users.deleted_at', 'is', null)
    .where(isVisibleSql(onlooker, sql.ref('users.id')))
    .$if(q !== '', (query) => query.where('users.search_text', 'like', toLikePattern(q)));

export interface ViewerRow extends AuthorRow {
  is_subscriber: boolean;
  is_muted: boolean;
  is_moderator: boolean;
}

/** One more than a page, by name. */
export const listViewers = (
  db: Queryable,
  performerId: string,
  search: ViewersSearch,
  { limit, after }: { limit: number; after: readonly [string, string] | null },
): Promise<ViewerRow[]> =>
  among(db, search)
    .select([
      sql<boolean>`exists (select from subscriptions where user_id = users.id
        and performer_id = ${performerId}::uuid and ${isRunningSql()})`.as('is_subscriber'),
      sql<boolean>`exists (select from stream_restrictions r where r.performer_id = ${performerId}::uuid
        and r.user_id = users.id and r.kind = 'mute' and (r.until is null or r.until > now()))`.as('is_muted'),
      sql<boolean>`exists (select from stream_moderators m where m.performer_id = ${performerId}::uuid
        and m.user_id = users.id)`.as('is_moderator'),
    ])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(users.name, users.id) > (${after?.[0]}::text, ${after?.[1]}::uuid)`),
    )
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(limit + 1)
    .execute();

export const countViewers = (db: Queryable, search: ViewersSearch): Promise<number> => countUpTo(db, among(db, search));
