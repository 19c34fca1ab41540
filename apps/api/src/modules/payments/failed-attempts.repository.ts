import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** An event or refund that has failed this often in a row is no longer retried, but queued for an operator. */
export const MAX_ATTEMPTS = 8;
const ERROR_LENGTH = 500;

type Tried = 'external_events' | 'refunds';

/** Counts a failed attempt and stores its error; after {@link MAX_ATTEMPTS} the row is queued for an operator. */
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

/** Removes a row from the operators' queue, with its attempts reset. Returns whether it was queued. */
export const removeFromQueue = async (db: Queryable, table: Tried, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ attempts: 0, operator_since: null })
    .where('id', '=', id)
    .where('operator_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
