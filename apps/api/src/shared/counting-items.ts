import { sql } from 'kysely';
import type { ItemCounts } from '../platform/hooks.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** A module's handler of `onItemsCounted`, for one kind of item, in the transaction that counts. */
export const countingItems =
  (type: ItemCounts['type'], table: 'feed_posts' | 'galleries' | 'videos' | 'products') =>
  async (unit: UnitOfWork, { type: counted, counter, changes }: ItemCounts): Promise<void> => {
    if (counted !== type || changes.size === 0) return;
    const column = sql.ref(`item.${counter}`);
    const count = sql`update ${sql.table(table)} item set ${sql.ref(counter)} = ${column} + change.by
      from unnest(${[...changes.keys()]}::uuid[], ${[...changes.values()]}::int[]) as change (id, by)
      where item.id = change.id`;
    unit.withCommit(count.execute(unit.db));
  };

/** Changes a counter of one item. */
export const countOne = (
  { type, id }: { type: ItemCounts['type']; id: string },
  counter: ItemCounts['counter'],
  by: number,
): ItemCounts => ({ type, counter, changes: new Map([[id, by]]) });
