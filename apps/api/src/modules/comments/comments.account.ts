import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ITEM_TYPES } from '../../viewing/items.ts';
import { answersOf, changeReplies, type Returned } from './writing.repository.ts';

export const exportSections = {
  comments: (id) => sql`
    select id as key, id as "_id", object_type as "objectType", object_id as "objectId", parent_id as "parentId", text,
      file_id as "fileId", created_at as "createdAt", edited_at as "editedAt"
    from comments where author_id = ${id} and deleted_at is null`,
} satisfies Record<string, ExportSection>;

/** Deletes the texts and pictures of an account's comments, uncounts them, and deletes the replies to them. */
export const forget = async (unit: UnitOfWork, { id }: Leaving): Promise<void> => {
  const { rows } = await sql<Returned>`
    with gone as (
      update comments set deleted_at = now() where deleted_at is null and id = any(array(
        select id from comments where author_id = ${id}
        union all select reply.id from comments thread
          join comments reply on reply.parent_id = thread.id and reply.deleted_at is null
          where thread.author_id = ${id}))
      returning object_type, object_id, parent_id)
    select object_type as type, object_id as id, count(*)::int as total, array_agg(parent_id) as threads
    from gone group by 1, 2`.execute(unit.db);
  await changeReplies(unit.db, answersOf(rows), -1);
  for (const type of ITEM_TYPES) {
    const changes = new Map(rows.filter((row) => row.type === type).map((row) => [row.id, -row.total]));
    await unit.callHook('onItemsCounted', { type, counter: 'comment_count', changes });
  }
  await sql`update comments set text = '—', file_id = null where author_id = ${id}`.execute(unit.db);
};
