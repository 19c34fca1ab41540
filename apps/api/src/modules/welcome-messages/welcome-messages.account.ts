import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  welcomeMessage: (id) => sql`
    select performer_id as key, is_on as "isOn", text, ${tokensSql('w.price')} as price, updated_at as "updatedAt",
      array(select item_id from welcome_message_items where performer_id = w.performer_id order by position) as "itemIds"
    from welcome_messages w where performer_id = ${id}`,
  welcomed: (id) => sql`
    select performer_id || ' ' || fan_id as key, performer_id as "performerId", fan_id as "fanId",
      message_id as "messageId", created_at as "createdAt"
    from welcomes where performer_id = ${id} or fan_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Her template goes; that somebody was welcomed stays as long as the subscription's row does. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from welcome_messages where performer_id = ${id}`.execute(db);
};
