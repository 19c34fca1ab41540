import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  blockedPeople: (id) => sql`
    select blocked_id as key, u.username, b.created_at as "createdAt"
    from user_blocks b join users u on u.id = b.blocked_id where b.blocker_id = ${id}`,
  blockedCountries: (id) => sql`
    select country as key, country from performer_country_blocks where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from user_blocks where ${id} in (blocker_id, blocked_id)`.execute(db);
  await sql`delete from performer_country_blocks where performer_id = ${id}`.execute(db);
};
