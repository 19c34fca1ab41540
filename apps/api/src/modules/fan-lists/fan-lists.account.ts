import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

/** Her lists, and whose fan somebody is and in which lists he was put: an account's data are also what others keep of it. */
export const exportSections = {
  fanLists: (id) => sql`
    select id as key, name, rules, created_at as "createdAt",
      array(select fan_id from fan_list_members where list_id = l.id order by fan_id) as "fanIds"
    from fan_lists l where performer_id = ${id}`,
  fanOf: (id) => sql`
    select performer_id as key, performer_id as "performerId", since, ${tokensSql('f.spent')} as spent,
      array(select l.name from fan_list_members m join fan_lists l on l.id = m.list_id
        where m.fan_id = f.fan_id and l.performer_id = f.performer_id order by l.name) as "inLists"
    from fans f where fan_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Whoever leaves is nobody's fan, and has none. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from fan_lists where performer_id = ${id}`.execute(db);
  await sql`with gone as (delete from fan_list_members where fan_id = ${id} returning list_id)
    update fan_lists set member_count = member_count - 1 where id in (select list_id from gone)`.execute(db);
  await sql`delete from fans where fan_id = ${id} or performer_id = ${id}`.execute(db);
};
