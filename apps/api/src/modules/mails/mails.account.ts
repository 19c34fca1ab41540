import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  mails: (id) => sql`
    select id as key, recipient, subject, created_at as "createdAt", sent_at as "sentAt"
    from mails where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from mails where user_id = ${id}`.execute(db);
};
