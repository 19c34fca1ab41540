import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  quickReplies: (id) => sql`
    select id as key, title, text, created_at as "createdAt" from quick_replies where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from quick_replies where performer_id = ${id}`.execute(db);
};
