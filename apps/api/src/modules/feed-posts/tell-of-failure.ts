import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from '../notifications/notify.ts';

/** Tells a performer of a file that can never be shown, where it stands in a post: who wrote it has gone on long since. */
export const tellOfFailedPost = async (unit: UnitOfWork, file: { id: string }): Promise<void> => {
  const post = await unit.db
    .selectFrom('feed_post_files')
    .innerJoin('feed_posts', 'feed_posts.id', 'feed_post_files.feed_post_id')
    .select(['feed_posts.id', 'feed_posts.performer_id'])
    .where('feed_post_files.file_id', '=', file.id)
    .where('feed_posts.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!post) return;
  const link = `/creator/posts/${post.id}`;
  await notify(unit, { userId: post.performer_id, kind: 'file-failed', actorId: null, link });
};
