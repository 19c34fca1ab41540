import { sql, type Selectable } from 'kysely';
import type { PrivateStreamSettingsTable } from '../../platform/database/private-stream-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export type SettingsRow = Selectable<PrivateStreamSettingsTable>;

export const findSettings = (db: Queryable, performerId: string): Promise<SettingsRow | undefined> =>
  db.selectFrom('private_stream_settings').selectAll().where('performer_id', '=', performerId).executeTakeFirst();

export const saveSettings = (db: Queryable, row: Omit<SettingsRow, 'updated_at'>): Promise<SettingsRow> =>
  db
    .insertInto('private_stream_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('performer_id').doUpdateSet({ ...row, updated_at: sql<Date>`now()` }))
    .returningAll()
    .executeTakeFirstOrThrow();
