import { sql } from 'kysely';
import type { FindReported } from '../../shared/reportable.ts';
import { findContentItem } from '../../viewing/items.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';

/** A comment below an item that is open to the reporter, by an account that exists for the reporter. */
export const findReportedComment: FindReported = async (db, id, reporter) => {
  const comment = await db
    .selectFrom('comments')
    .select(['author_id', 'object_type', 'object_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isVisibleSql(reporter, sql.ref('author_id')))
    .executeTakeFirst();
  if (!comment) return null;
  const item = await findContentItem(db, comment.object_type, comment.object_id, reporter);
  return item && !item.access.isLocked ? { ownerId: comment.author_id } : null;
};
