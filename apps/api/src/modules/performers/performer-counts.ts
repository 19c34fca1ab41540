import type { Queryable } from '../../platform/unit-of-work.ts';

/** The counters on a performer's profile. */
export type PerformerCount = 'post_count' | 'gallery_count' | 'video_count' | 'follower_count' | 'subscriber_count';

/** Changes a counter of a performer, in the transaction that changes what it counts. */
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
