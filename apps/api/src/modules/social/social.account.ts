import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  identities: (id) => sql`
    select provider as key, provider, subject, created_at as "createdAt" from identities where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from identities where user_id = ${id}`.execute(db);
};
