import type { TeaserChange } from '../platform/hooks.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** A module's handler of `onTeaserChanged`, for one kind of item. */
export const changingTeasers =
  (type: TeaserChange['type'], table: 'feed_posts' | 'videos') =>
  async ({ db }: UnitOfWork, { type: changed, id, changes }: TeaserChange): Promise<void> => {
    if (changed === type) await db.updateTable(table).set(changes).where('id', '=', id).execute();
  };
