import { sql, type RawBuilder } from 'kysely';

/** SQL: whether an id is none of those. */
export const notAmong = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} <> all(${[...ids]}::uuid[])`;
