import { sql, type RawBuilder } from 'kysely';

/** SQL: whether no row of any table refers to a file, be what it stands in published, begun or gone. */
export const isUnreferencedSql = (fileId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from feed_post_files where file_id = ${fileId})
  and not exists (select from feed_posts where thumbnail_file_id = ${fileId} or teaser_file_id = ${fileId})
  and not exists (select from feed_draft_files where file_id = ${fileId})
  and not exists (select from photos where file_id = ${fileId})
  and not exists (select from videos where file_id = ${fileId} or thumbnail_file_id = ${fileId}
    or teaser_file_id = ${fileId})
  and not exists (select from product_pictures where file_id = ${fileId})
  and not exists (select from products where file_id = ${fileId})
  and not exists (select from message_files where file_id = ${fileId})
  and not exists (select from comments where file_id = ${fileId})
  and not exists (select from users where avatar_file_id = ${fileId} or cover_file_id = ${fileId})
  and not exists (select from settings where key in ('logo', 'favicon') and strpos(value::text, ${fileId}::text) > 0)
  and not exists (select from performers where welcome_video_file_id = ${fileId})
  and not exists (select from performer_documents where file_id = ${fileId}))`;
