import { newEvent, toUser } from '../../platform/publisher.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { countOne } from '../../shared/counting-items.ts';
import { countersOf } from '../../viewing/items.ts';
import type { CommentedItem } from './comments.repository.ts';

/**
 * Counts comments that were added below an item, or taken away, and tells the windows of the accounts that it concerns
 * how many there are now: a row of a list that stands open elsewhere is not read again for that.
 */
export const changeCommentCount = async (
  unit: UnitOfWork,
  { type, id }: CommentedItem,
  by: number,
  concerned: readonly string[] = [],
): Promise<void> => {
  await unit.callHook('onItemsCounted', countOne({ type, id }, 'comment_count', by));
  if (concerned.length === 0) return;
  const counters = await countersOf(unit.db, { type, id });
  const counted = { objectType: type, objectId: id, commentCount: counters?.comment_count ?? 0 };
  for (const userId of new Set(concerned)) unit.publish(toUser(userId), newEvent('comments.counted', counted));
};
