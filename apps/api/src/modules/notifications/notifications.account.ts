import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { markNewest } from './newest.repository.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  notifications: (id) => sql`
    select id::text as key, kind, ${tokensSql('n.amount')} as amount, link, read_at as "readAt", created_at as "createdAt"
    from notifications n where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from notifications where user_id = ${id}`.execute(db);
  const { rows } = await sql<{ entry_key: string }>`
    with gone as (delete from notifications where actor_id = ${id} returning entry_key)
    select distinct entry_key from gone`.execute(db);
  await markNewest(db, rows);
};
