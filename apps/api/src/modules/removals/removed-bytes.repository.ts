import { sql } from 'kysely';
import type { ReportTargetType } from '../../platform/database/moderation-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Notes the bytes of files that went with a removal: their owner does not use them again while it stands. */
export const noteRemovedBytes = async (db: Queryable, removalId: string, fileIds: readonly string[]): Promise<void> => {
  await sql`insert into removed_bytes (owner_id, sha256, removal_id)
    select distinct owner_id, sha256, ${removalId}::uuid from files where id = any(${fileIds}::uuid[])
    on conflict do nothing`.execute(db);
};

/** Lets them be used again: the removal was taken back, or its author has left. */
export const forgetRemovedBytes = async (db: Queryable, removalId: string): Promise<void> => {
  await db.deleteFrom('removed_bytes').where('removal_id', '=', removalId).execute();
};

/**
 * Adds a file to the removals that stand of something: it was made of that, perhaps afterwards, as the film of a live stream
 * is. Its bytes are not used again, it is kept as long as the rest, and operators see it; one that something else shows is
 * not let go with the rest (`isElsewhere`). False where nothing was removed.
 */
export const keepWithRemoval = async (
  db: Queryable,
  { type, id: targetId }: { type: ReportTargetType; id: string },
  { fileId, isElsewhere = false }: { fileId: string; isElsewhere?: boolean },
): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    update removals set kept_file_ids = case
      when state = 'removed' and not ${isElsewhere}::boolean and not ${fileId}::uuid = any(kept_file_ids)
        then kept_file_ids || ${fileId}::uuid else kept_file_ids end
    where target_type = ${type} and target_id = ${targetId} and state <> 'restored'
    returning id`.execute(db);
  for (const { id } of rows) await noteRemovedBytes(db, id, [fileId]);
  return rows.length > 0;
};
