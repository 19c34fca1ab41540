import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  libraryFolders: (id) => sql`
    select f.id as key, f.name, f.created_at as "createdAt",
      array(select object_type || ':' || object_id from library_places where folder_id = f.id) as items
    from library_folders f where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from library_folders where user_id = ${id}`.execute(db);
};
