import type { Insertable } from 'kysely';
import type { PayoutAttemptsTable } from '../../platform/database/payout-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export const addAttempt = async (db: Queryable, row: Omit<Insertable<PayoutAttemptsTable>, 'id'>): Promise<void> => {
  await db
    .insertInto('payout_attempts')
    .values({ ...row, id: newId() })
    .execute();
};

/** The successful attempt of a paid request; there is exactly one, and it has a movement. */
export const findSentAttempt = (db: Queryable, requestId: string) =>
  db
    .selectFrom('payout_attempts')
    .select(['id', 'transaction_id'])
    .where('request_id', '=', requestId)
    .where('status', '=', 'sent')
    .$narrowType<{ transaction_id: string }>()
    .executeTakeFirstOrThrow();

export const returnAttempt = async (db: Queryable, id: string, text: string): Promise<void> => {
  await db
    .updateTable('payout_attempts')
    .set({ status: 'returned', returned_at: new Date(), text })
    .where('id', '=', id)
    .execute();
};
