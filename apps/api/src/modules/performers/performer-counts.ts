import type { Queryable } from '../../platform/unit-of-work.ts';

/** What is counted of a performer and shown on her profile. */
export type PerformerCount = 'post_count' | 'gallery_count' | 'video_count' | 'follower_count' | 'subscriber_count';

/** Changes a number of a performer, in the transaction that changes what it counts, so that it stays exact. */
export const countOnPerformer = async (
  db: Queryable,
  performerId: string,
  count: PerformerCount,
  by: number,
): Promise<void> => {
  await db
    .updateTable('performers')
    .set((eb) => ({ [count]: eb(count, '+', by) }))
    .where('user_id', '=', performerId)
    .execute();
};
