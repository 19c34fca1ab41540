import { sql } from 'kysely';

/** SQL: a column of hundredths as a readable amount of tokens. */
export const tokensSql = (column: string) => sql`round(${sql.ref(column)} / 100.0, 2)`;
