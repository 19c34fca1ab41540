import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  files: (id) => sql`
    select id as key, id as "_id", kind, mime, size, width, height, caption_languages as captions,
      created_at as "createdAt"
    from files where owner_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`update files set caption_languages = '{}' where owner_id = ${id} and caption_languages <> '{}'`.execute(db);
};
