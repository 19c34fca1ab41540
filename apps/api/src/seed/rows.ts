import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/tables.ts';

/** A row of a table before it is written. */
export type Row<T extends keyof Database> = Insertable<Database[T]>;
