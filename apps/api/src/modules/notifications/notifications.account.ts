import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { markNewest } from './newest.repository.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  notifications: (id) => sql`
    select id as key, kind, ${tokensSql('n.amount')} as amount, link, read_at as "readAt", created_at as "createdAt"
    from notifications n where user_id = ${id}`,
  notificationPreferences: (id) => sql`
    select topic || ' ' || channel as key, topic, channel, is_on as "isOn"
    from notification_preferences where user_id = ${id}`,
  notificationDeliveries: (id) => sql`
    select notification_id || ' ' || channel as key, notification_id as "notificationId", channel, state,
      created_at as "createdAt", told_at as "toldAt"
    from notification_deliveries where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  // What other channels had to tell of them goes with them.
  await sql`delete from notifications where user_id = ${id}`.execute(db);
  await sql`delete from notification_preferences where user_id = ${id}`.execute(db);
  const { rows } = await sql<{ entry_key: string }>`
    with gone as (delete from notifications where actor_id = ${id} returning entry_key)
    select distinct entry_key from gone`.execute(db);
  await markNewest(db, rows);
};
