import { sql } from 'kysely';
import type { Author } from '@barg/contract';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isOutNow, isShownSql, ITEM_TABLES, type ContentType } from '../../viewing/items.ts';
import type { ItemType } from '../../viewing/access.repository.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { watchColumns, watcherOf, type Closed } from '../../viewing/stream-audience.ts';
import { eyesOf, isVisibleSql, isVisibleToSql } from '../../viewing/visibility.ts';
import { presentAuthor, selectAuthors } from '../../viewing/author.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';

/** The performer's public profile; null where this payer cannot pay them. */
export const findPayee = async (db: Queryable, payer: Member, performerId: string): Promise<Author | null> => {
  const { id: memberId, country } = eyesOf(payer);
  const [row] = await selectPayee(db, { performerId, memberId, country });
  return row ? presentAuthor(row) : null;
};

const selectPayee = hotStatement((given: { performerId: string; memberId: string; country: string }, db) =>
  selectAuthors(db)
    .innerJoin('performers', 'performers.user_id', 'users.id')
    .where('users.id', '=', given.performerId)
    .where(isLiving())
    .where('performers.verified_at', 'is not', null)
    .where(isVisibleToSql({ id: given.memberId, country: given.country }, sql.ref('users.id')))
    .modifyFront(hot('payee')),
);

/** The performer of a published post; null for others. */
export const findPostOwner = async (db: Queryable, postId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('feed_posts')
    .select('performer_id')
    .where('id', '=', postId)
    .where('deleted_at', 'is', null)
    .where(hasLivingOwner('feed_posts.performer_id'))
    .where(isOutNow('feed'))
    .executeTakeFirst();
  return row?.performer_id ?? null;
};

export interface StreamRow extends Closed {
  performer_id: string;
  isLive: boolean;
  may_watch: boolean;
}

/** A stream, and whether this payer may watch it. */
export const findStream = (db: Queryable, payer: Member, streamId: string): Promise<StreamRow | undefined> =>
  db
    .selectFrom('streams')
    .select(['performer_id', 'audience'])
    .select(sql<boolean>`status = 'live'`.as('isLive'))
    .select(watchColumns(watcherOf(payer)))
    .where('id', '=', streamId)
    .executeTakeFirst();

/** Whether the conversation is the private one between these two. */
export const isConversationOf = async (db: Queryable, conversationId: string, pair: [string, string]) => {
  const [first, second] = pair.toSorted();
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where('first_user_id', '=', first ?? null)
    .where('second_user_id', '=', second ?? null)
    .executeTakeFirst();
  return row !== undefined;
};

export interface SellableRow {
  performer_id: string;
  audience: 'free' | 'subscribers' | 'paid';
  price: Hundredths;
  /** Physical: it needs an order with an address. */
  isSent: boolean;
  /** Of a post, the beginning of its text. */
  title: string;
}

/** SQL: whether an item is shipped; the others are opened by the purchase itself. */
const isSentSql = (type: ContentType) =>
  type === 'product' ? sql<boolean>`products.type = 'physical'` : sql<boolean>`false`;

const titleSql = (type: ContentType) =>
  sql<string>`left(${sql.ref(type === 'feed' ? 'feed_posts.text' : `${ITEM_TABLES[type]}.title`)}, 200)`;

/** A published item that this payer can see, with its price; undefined for others. */
export const findSellable = (
  db: Queryable,
  payer: Member,
  { type, id }: { type: ContentType; id: string },
): Promise<SellableRow | undefined> =>
  db
    .selectFrom(ITEM_TABLES[type])
    .select(['performer_id', 'audience', 'price'])
    .select([isSentSql(type).as('isSent'), titleSql(type).as('title')])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isShownSql(type))
    .where(hasLivingOwner('performer_id'))
    .where(isOutNow(type))
    .where(isVisibleSql(payer, sql.ref('performer_id')))
    .executeTakeFirst();

export interface Purchase {
  user_id: string;
  item_type: ItemType;
  item_id: string;
  performer_id: string;
  price: Hundredths;
  /** Null where nothing was left to pay. */
  transaction_id: string | null;
  /** Of a post, the beginning of its text; absent for messages, whose text is private. */
  title?: string;
}

/** Returns false when the user has bought the item in the meantime. */
export const insertPurchase = async (db: Queryable, purchase: Purchase): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('purchases')
    .values(purchase)
    .onConflict((conflict) => conflict.columns(['user_id', 'item_type', 'item_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};
