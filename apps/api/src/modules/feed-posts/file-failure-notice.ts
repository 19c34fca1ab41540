import { fileFailureNotice } from '../notifications/file-failure-notice.ts';

/** Notifies a performer of a post's file whose processing failed. */
export const notifyOfFailedPost = fileFailureNotice('/creator/posts', (db, fileId) =>
  db
    .selectFrom('feed_post_files')
    .innerJoin('feed_posts', 'feed_posts.id', 'feed_post_files.feed_post_id')
    .select(['feed_posts.id', 'feed_posts.performer_id'])
    .where('feed_post_files.file_id', '=', fileId)
    .where('feed_posts.deleted_at', 'is', null)
    .executeTakeFirst(),
);
