import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** PostgreSQL plans a prepared statement for its values so often before it looks whether one plan serves them all. */
export const TRIED = 5;

/** A prepared statement of a connection, with how often it was planned for its values, and run by one plan for all. */
export interface Plans {
  /** As it is marked (`hot`). */
  name: string;
  own: number;
  shared: number;
}

/** Of the statements that were run so often at least, by the connection that was used last: the pool gives that one. */
export const plansOf = async (db: Db, atLeast: number): Promise<Plans[]> => {
  const { rows } = await sql<Plans>`select name, custom_plans::int as own, generic_plans::int as shared
    from pg_prepared_statements where custom_plans + generic_plans >= ${atLeast}`.execute(db);
  return rows.map((row) => ({ ...row, name: row.name.replace(/-[0-9a-f]{12}$/, '') }));
};
