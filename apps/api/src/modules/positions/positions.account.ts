import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  watchPositions: (id) => sql`
    select file_id as key, file_id as "fileId", seconds, updated_at as "updatedAt"
    from watch_positions where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from watch_positions where user_id = ${id}`.execute(db);
};
