import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forgetReported } from './reported-files.repository.ts';

export const exportSections = {
  reports: (id) => sql`
    select id as key, target_type as "targetType", target_id as "targetId", reason, text, status,
      created_at as "createdAt"
    from reports where reporter_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Takes the words and files of who leaves out of the reports about them, as out of everything that others keep. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await forgetReported(db, sql`target_owner_id = ${id}`);
};
