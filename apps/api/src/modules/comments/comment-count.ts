import { newEvent, toUser } from '../../platform/publisher.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { countOne } from '../../shared/counting-items.ts';
import { ITEM_TABLES } from '../../viewing/items.ts';
import type { CommentedItem } from './comments.repository.ts';

/**
 * Counts comments that were added below an item, or taken away, and tells the windows of the item's performer and of the
 * other accounts that it concerns how many there are now: a row of a list that stands open elsewhere is not read again
 * for that.
 */
export const changeCommentCount = async (
  unit: UnitOfWork,
  { type, id }: CommentedItem,
  by: number,
  concerned: readonly string[],
): Promise<void> => {
  await unit.callHook('onItemsCounted', countOne({ type, id }, 'comment_count', by));
  const item = await unit.db
    .selectFrom(ITEM_TABLES[type])
    .select(['performer_id', 'comment_count'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item) return;
  const counted = { objectType: type, objectId: id, commentCount: item.comment_count };
  for (const userId of new Set([...concerned, item.performer_id]))
    unit.publish(toUser(userId), newEvent('comments.counted', counted));
};
