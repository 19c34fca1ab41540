import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  sessions: (id) => sql`
    select id as key, user_agent as "userAgent", remember, created_at as "createdAt",
      last_used_at as "lastUsedAt", expires_at as "expiresAt"
    from sessions where user_id = ${id}`,
  knownDevices: (id) => sql`
    select id as key, user_agent as "userAgent", last_used_at as "lastUsedAt", expires_at as "expiresAt"
    from known_devices where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from account_tokens where user_id = ${id}`.execute(db);
  await sql`delete from held_usernames where user_id = ${id}`.execute(db);
};
