import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';

const items = [
  { table: 'feed_posts', type: 'feed' },
  { table: 'galleries', type: 'gallery' },
  { table: 'videos', type: 'video' },
  { table: 'products', type: 'product' },
] as const;

/** Sets every counter from the rows that it counts. */
export const recount = async (db: Transaction): Promise<void> => {
  for (const { table, type } of items) {
    const reactions = (action: 'like' | 'bookmark') =>
      sql`(select count(*) from reactions r where r.object_type = ${type} and r.object_id = i.id and r.action = ${action})`;
    await sql`
      update ${sql.table(table)} i set
        like_count = ${reactions('like')},
        bookmark_count = ${reactions('bookmark')},
        comment_count = (select count(*) from comments c
          where c.object_type = ${type} and c.object_id = i.id and c.deleted_at is null),
        purchase_count = (select count(*) from purchases p where p.item_type = ${type} and p.item_id = i.id)`.execute(
      db,
    );
  }
  await sql`
    update comments c set reply_count = answers.total
    from (select parent_id, count(*) as total from comments where deleted_at is null group by 1) answers
    where c.id = answers.parent_id`.execute(db);
  await sql`
    update poll_options o set vote_count = (select count(*) from poll_votes v where v.option_id = o.id)`.execute(db);
  await sql`
    update performers p set
      follower_count = (select count(*) from follows where performer_id = p.user_id),
      subscriber_count = (select count(*) from subscriptions where performer_id = p.user_id
        and ${isRunningSql()}),
      post_count = (select count(*) from feed_posts where performer_id = p.user_id and deleted_at is null
        and state = 'published'),
      gallery_count = (select count(*) from galleries where performer_id = p.user_id and deleted_at is null
        and photo_count > 0 and state = 'published'),
      video_count = (select count(*) from videos where performer_id = p.user_id and deleted_at is null
        and state = 'published')`.execute(db);
};
