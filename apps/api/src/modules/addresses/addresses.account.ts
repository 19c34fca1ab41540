import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  addresses: (id) => sql`
    select id as key, name, country, state, city, street, postal_code as "postalCode", phone, note,
      is_default as "isDefault", created_at as "createdAt"
    from addresses where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from addresses where user_id = ${id}`.execute(db);
};
