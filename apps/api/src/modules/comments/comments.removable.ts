import { sql } from 'kysely';
import type { RemovableKind } from '../../shared/removable.ts';
import { bringCommentsBack, removeComment } from './writing.service.ts';

/** A comment with its replies. */
export const removableComment: RemovableKind = {
  find: (id) => sql`
    select author_id as "ownerId", array(select file_id from comments answer
      where c.id in (answer.id, answer.parent_id) and deleted_at is null and file_id is not null order by id) as "fileIds"
    from comments c where id = ${id}`,
  remove: async (unit, id) => {
    const commentIds = await removeComment(unit, id);
    return commentIds && { commentIds };
  },
  bringBack: (unit, { kept }) => bringCommentsBack(unit, kept.commentIds ?? []),
  erase: async (db, { kept: { commentIds = [] } }) => {
    await sql`update comments set text = '—', file_id = null where id = any(${commentIds}::uuid[])
      and deleted_at is not null`.execute(db);
  },
};
