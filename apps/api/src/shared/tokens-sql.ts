import { sql } from 'kysely';

/** SQL: an amount of tokens as people read it, of a column that holds hundredths. */
export const tokensSql = (column: string) => sql`round(${sql.ref(column)} / 100.0, 2)`;
