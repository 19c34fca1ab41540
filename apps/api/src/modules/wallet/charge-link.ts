import type { Queryable } from '../../platform/unit-of-work.ts';
import { findLink, ITEM_TYPES, type ContentType } from '../access/items.ts';

const isContent = (type: string): type is ContentType => (ITEM_TYPES as readonly string[]).includes(type);

/** Where the performer sees what she was paid for, inside the site; undefined where that is no page of its own. */
export const findChargeLink = async (
  db: Queryable,
  { item, performerId }: { item: { type: string; id: string }; performerId: string },
): Promise<string | undefined> => {
  const { type, id } = item;
  if (isContent(type)) return findLink(db, { type, id, performerId });
  if (type === 'conversation') return `/messages/${id}`;
  return type === 'stream' ? `/live/${id}` : undefined;
};
