import type { InsertObject } from 'kysely';
import type { Database, Transaction } from '../../platform/database/tables.ts';

/** PostgreSQL takes at most 65535 parameters a statement; no table of ours has more than thirty columns. */
const ROWS_A_STATEMENT = 1000;

export const insertAll = async <T extends keyof Database>(
  db: Transaction,
  table: T,
  rows: readonly InsertObject<Database, T>[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .execute();
  }
};
