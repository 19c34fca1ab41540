import { sql, type RawBuilder } from 'kysely';
import type { Audience } from '../platform/database/content-tables.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import type { Onlooker } from './onlooker.ts';
import { isVisibleSql } from './visibility.ts';
import { ownAccess, type Access } from './access.policy.ts';
import { loadAccess } from './access.repository.ts';
import { hasLivingOwner } from './living-account.ts';
import { isOutSql, isThereSql } from './post-times.ts';

/** The types that can be commented on, liked and bookmarked, as the API names them. */
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
  gallery: sql<boolean>`(galleries.photo_count > 0 and galleries.state = 'published')`,
  video: sql<boolean>`(videos.state = 'published'
    and exists (select from files where files.id = videos.file_id and files.status = 'ready'))`,
  product: sql<boolean>`products.published_at is not null`,
};

/**
 * SQL: whether an item of {@link ITEM_TABLES} can be shown: a gallery with photos and a video with a ready film unless
 * they are scheduled, a published product.
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

/** SQL: whether an item is published and not expired for an onlooker; only posts expire, and exist before for some. */
const isThereNow = (type: ContentType, onlooker: Onlooker) =>
  type === 'feed' ? isThereSql(onlooker, ITEM_TABLES.feed) : ALWAYS;

/** SQL: whether an item is published and not expired now. */
export const isOutNow = (type: ContentType) => (type === 'feed' ? isOutSql(ITEM_TABLES.feed) : ALWAYS);

/** An item that exists for an onlooker, with the access to it; null when there is none. */
export const findContentItem = async (
  db: Queryable,
  type: ContentType,
  id: string,
  onlooker: Onlooker,
): Promise<ContentItem | null> => {
  const found = await db
    .selectFrom(ITEM_TABLES[type])
    .select(['id', 'performer_id as performerId', 'audience'])
    .select(isOutNow(type).as('isOut'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isShownSql(type))
    .where(isThereNow(type, onlooker))
    .where(hasLivingOwner('performer_id'))
    .where(isVisibleSql(onlooker, sql.ref('performer_id')))
    .executeTakeFirst();
  if (!found) return null;
  const { isOut, ...row } = found;
  // What is over is there for its performer, operators and buyers alone: addresses for everyone would not work.
  if (!isOut && onlooker.account) return { ...row, type, access: ownAccess(onlooker.account.id) };
  // A product's page is public: its audience only guards the file that it sells.
  const guarded = type === 'product' ? { ...row, audience: 'free' as const } : row;
  const accessOf = await loadAccess(db, onlooker.account, type, [guarded]);
  return { ...row, type, access: accessOf(guarded) };
};

/** The likes, bookmarks and comments of an item, deleted or not. */
export const countersOf = (db: Queryable, { type, id }: { type: ContentType; id: string }) =>
  db
    .selectFrom(ITEM_TABLES[type])
    .select(['like_count', 'bookmark_count', 'comment_count'])
    .where('id', '=', id)
    .executeTakeFirst();

const PAGE_OF = { feed: 'posts', gallery: 'galleries', video: 'videos', product: 'products' } as const;

/** The path of an item's page. */
export const linkTo = ({ type, id }: { type: ContentType; id: string }): string => `/${PAGE_OF[type]}/${id}`;
