import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** After so many failures in a row what a gateway told, or a refund, is an operator's. */
export const MAX_ATTEMPTS = 8;
const ERROR_LENGTH = 500;

type Tried = 'external_events' | 'refunds';

/** Keeps why something failed; after {@link MAX_ATTEMPTS} it is no longer tried, but given to an operator. */
export const recordFailure = async (db: Queryable, table: Tried, id: string, error: unknown): Promise<void> => {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
  await db
    .updateTable(table)
    .set({
      attempts: sql<number>`attempts + 1`,
      last_error: message,
      operator_since: sql<Date | null>`case when attempts + 1 >= ${MAX_ATTEMPTS} then coalesce(operator_since, now()) end`,
    })
    .where('id', '=', id)
    .execute();
};

/** Takes something from the operators to be tried again. Answers whether it was there. */
export const removeFromQueue = async (db: Queryable, table: Tried, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ attempts: 0, operator_since: null })
    .where('id', '=', id)
    .where('operator_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
