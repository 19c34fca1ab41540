import { sql, type RawBuilder } from 'kysely';
import type { Audience } from '../platform/database/content-tables.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import type { Onlooker } from './onlooker.ts';
import { isVisibleSql } from './visibility.ts';
import type { Access } from './access.policy.ts';
import { loadAccess } from './access.repository.ts';
import { hasLivingOwner } from './living-account.ts';
import { isOutSql, isThereSql } from './post-times.ts';

/** What people comment on, like and bookmark, by the name it has on the wire. */
export const ITEM_TYPES = ['feed', 'gallery', 'video', 'product'] as const;
export type ContentType = (typeof ITEM_TYPES)[number];

export const ITEM_TABLES = {
  feed: 'feed_posts',
  gallery: 'galleries',
  video: 'videos',
  product: 'products',
} as const;

const shown: Record<ContentType, RawBuilder<boolean>> = {
  feed: sql<boolean>`true`,
  gallery: sql<boolean>`galleries.photo_count > 0`,
  video: sql<boolean>`exists (select from files where files.id = videos.file_id and files.status = 'ready')`,
  product: sql<boolean>`products.published_at is not null`,
};

/**
 * SQL: whether an item of {@link ITEM_TABLES} can be shown: a gallery while it has photos, a video once its film plays,
 * a product once it is offered.
 */
export const isShownSql = (type: ContentType): RawBuilder<boolean> => shown[type];

export interface ContentItem {
  id: string;
  type: ContentType;
  performerId: string;
  audience: Audience;
  access: Access;
}

const ALWAYS = sql<boolean>`true`;

/** SQL: whether an item's time has come and is not over, for an onlooker: posts alone have times. */
const isThereNow = (type: ContentType, onlooker: Onlooker) =>
  type === 'feed' ? isThereSql(onlooker, ITEM_TABLES.feed) : ALWAYS;

/** SQL: whether an item can be found and bought by anybody now. */
export const isOutNow = (type: ContentType) => (type === 'feed' ? isOutSql(ITEM_TABLES.feed) : ALWAYS);

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
    .where(isShownSql(type))
    .where(isThereNow(type, onlooker))
    .where(hasLivingOwner('performer_id'))
    .where(isVisibleSql(onlooker, sql.ref('performer_id')))
    .executeTakeFirst();
  if (!row) return null;
  // A shop's window is everyone's: what a product's audience guards is the file that it sells.
  const guarded = type === 'product' ? { ...row, audience: 'free' as const } : row;
  const accessOf = await loadAccess(db, onlooker.account, type, [guarded]);
  return { ...row, type, access: accessOf(guarded) };
};

/** How often an item was liked and bookmarked, deleted or not. */
export const countersOf = (db: Queryable, { type, id }: { type: ContentType; id: string }) =>
  db.selectFrom(ITEM_TABLES[type]).select(['like_count', 'bookmark_count']).where('id', '=', id).executeTakeFirst();

const PAGE_OF = { feed: 'posts', gallery: 'galleries', video: 'videos', product: 'products' } as const;

/** The page of an item, inside the site. */
export const linkTo = ({ type, id }: { type: ContentType; id: string }): string => `/${PAGE_OF[type]}/${id}`;
