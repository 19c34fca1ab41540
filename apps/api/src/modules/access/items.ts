import { sql } from 'kysely';
import type { Audience } from '../../platform/database/content-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Onlooker } from '../blocking/onlooker.ts';
import { isVisibleSql } from '../blocking/visibility.ts';
import type { Access } from './access.policy.ts';
import { loadAccess } from './access.repository.ts';
import { hasLivingOwner } from './living-account.ts';

/** What people comment on, like and bookmark, by the name it has on the wire. */
export const ITEM_TYPES = ['feed', 'gallery', 'video'] as const;
export type ContentType = (typeof ITEM_TYPES)[number];

export const ITEM_TABLES = { feed: 'feed_posts', gallery: 'galleries', video: 'videos' } as const;

export interface ContentItem {
  id: string;
  type: ContentType;
  performerId: string;
  audience: Audience;
  access: Access;
}

/** An item that exists for an onlooker, with what it may do with it; null when there is none. */
export const findContentItem = async (
  db: Queryable,
  type: ContentType,
  id: string,
  onlooker: Onlooker,
): Promise<ContentItem | null> => {
  const row = await db
    .selectFrom(ITEM_TABLES[type])
    .select(['id', 'performer_id as performerId', 'audience'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(hasLivingOwner('performer_id'))
    .where(isVisibleSql(onlooker, sql.ref('performer_id')))
    .executeTakeFirst();
  if (!row) return null;
  const accessOf = await loadAccess(db, onlooker.account, type, [row]);
  return { ...row, type, access: accessOf(row) };
};

export type ItemCounter = 'like_count' | 'comment_count' | 'bookmark_count';

/** Changes a counter of an item by one up or down, in the transaction that adds or removes what it counts. */
export const changeItemCounter = async (
  db: Queryable,
  { type, id }: { type: ContentType; id: string },
  counter: ItemCounter,
  by: 1 | -1,
): Promise<void> => {
  await db
    .updateTable(ITEM_TABLES[type])
    .set((eb) => ({ [counter]: eb(counter, '+', by) }))
    .where('id', '=', id)
    .execute();
};

/** How often an item was liked and bookmarked, deleted or not. */
export const countersOf = (db: Queryable, { type, id }: { type: ContentType; id: string }) =>
  db.selectFrom(ITEM_TABLES[type]).select(['like_count', 'bookmark_count']).where('id', '=', id).executeTakeFirst();

const PAGE_OF = { feed: 'posts', gallery: 'galleries', video: 'videos' } as const;

/** The page of an item, inside the site. */
export const linkTo = ({ type, id }: { type: ContentType; id: string }): string => `/${PAGE_OF[type]}/${id}`;
