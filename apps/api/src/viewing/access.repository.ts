import { sql, type RawBuilder } from 'kysely';
import type { PurchasesTable } from '../platform/database/money-tables.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import {
  decideAccess,
  noEntitlement,
  type Access,
  type Entitlement,
  type Guarded,
  type Viewer,
} from './access.policy.ts';
import { isRunningSql } from './running-subscription.ts';

export type ItemType = PurchasesTable['item_type'];

type Reference = RawBuilder<unknown>;

/** SQL: whether an account has a running subscription to a performer, see {@link isRunningSql}. */
export const isSubscribedSql = (
  userId: string | Reference | null,
  performerId: Reference,
): RawBuilder<boolean> => sql<boolean>`
  exists (select from subscriptions where user_id = ${userId}::uuid and performer_id = ${performerId} and ${isRunningSql()})`;

/** SQL: whether an account has bought an item. */
export const hasPurchasedSql = (
  userId: string | null,
  itemType: ItemType,
  itemId: Reference,
): RawBuilder<boolean> => sql<boolean>`
  exists (select from purchases where user_id = ${userId}::uuid and item_type = ${itemType} and item_id = ${itemId})`;

export interface GuardedItem extends Guarded {
  id: string;
}

/** An account's entitlements to a page of items of one kind, in one query; by item id. */
export const loadEntitlements = async (
  db: Queryable,
  viewer: Viewer | null,
  itemType: ItemType,
  items: readonly GuardedItem[],
): Promise<ReadonlyMap<string, Entitlement>> => {
  const guarded = items.filter((item) => item.audience !== 'free');
  if (!viewer || guarded.length === 0) return new Map();
  const { rows } = await sql<{ id: string; isSubscribed: boolean; hasPurchased: boolean }>`
    select item.id,
      ${isSubscribedSql(viewer.id, sql`item.performer_id`)} as "isSubscribed",
      ${hasPurchasedSql(viewer.id, itemType, sql`item.id`)} as "hasPurchased"
    from unnest(${guarded.map(({ id }) => id)}::uuid[], ${guarded.map(({ performerId }) => performerId)}::uuid[])
      as item (id, performer_id)`.execute(db);
  return new Map(rows.map(({ id, ...entitlement }) => [id, entitlement]));
};

/** The access to a page of items of one kind, in at most one query: `accessOf(item)`. */
export const loadAccess = async (
  db: Queryable,
  viewer: Viewer | null,
  itemType: ItemType,
  items: readonly GuardedItem[],
): Promise<(item: GuardedItem) => Access> => {
  const entitlements = await loadEntitlements(db, viewer, itemType, items);
  return (item) => decideAccess(item, viewer, entitlements.get(item.id) ?? noEntitlement);
};
