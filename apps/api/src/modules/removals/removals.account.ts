import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  removals: (id) => sql`
    select id as key, target_type as "targetType", target_id as "targetId", title, reason, text, state,
      removed_at as "removedAt", objection, objected_at as "objectedAt", decision, decision_text as "answer"
    from removals where owner_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await db.deleteFrom('removed_bytes').where('owner_id', '=', id).execute();
  await sql`update removals set state = case state when 'removed' then 'purged' else state end, title = '', text = '',
    kept = '{}', kept_file_ids = '{}', objection = '', decision_text = '', undoable_until = least(undoable_until, now())
    where owner_id = ${id}`.execute(db);
};
