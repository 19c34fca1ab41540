import type { Queryable } from '../../platform/unit-of-work.ts';
import { PUT_BACK_MS } from '../../jobs/each-due.ts';
import { newId } from '../../platform/ids.ts';
import { notAmong } from '../../shared/not-among.ts';

/** Stores a new idempotency key of a transfer. It is committed before the gateway is asked. */
export const markTransfer = async (db: Queryable, id: string): Promise<string> => {
  const key = newId();
  const now = new Date();
  await db
    .updateTable('payout_requests')
    .set({ transfer_id: key, transfer_asked_at: now, transfer_try_at: new Date(now.getTime() + PUT_BACK_MS) })
    .where('id', '=', id)
    .execute();
  return key;
};

/** Sets when a transfer is next sent, under a new key, or asked about; null: not automatically. */
export const planTransfer = async (
  db: Queryable,
  id: string,
  { at, isOver }: { at: Date | null; isOver: boolean },
): Promise<void> => {
  await db
    .updateTable('payout_requests')
    .set((eb) => ({
      transfer_try_at: at,
      ...(isOver && { transfer_id: null, transfer_asked_at: null }),
      ...(isOver && { transfer_attempts: eb('transfer_attempts', '+', 1) }),
    }))
    .where('id', '=', id)
    .execute();
};

/** Makes a due transfer due later, before its gateway is asked; false when it is not due any more. */
export const putBackTransfer = async (db: Queryable, id: string): Promise<boolean> => {
  const now = new Date();
  const { numUpdatedRows } = await db
    .updateTable('payout_requests')
    .set({ transfer_try_at: new Date(now.getTime() + PUT_BACK_MS) })
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .where('transfer_try_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Requests whose transfer is due to be sent or asked about, without those of these ids, the longest waiting first. Only
 * the gateway in use sends, so what waits for another one stays an operator's.
 */
export const findDueTransfers = (
  db: Queryable,
  { inUse, now, seen }: { inUse: string | null; now: Date; seen: readonly string[] },
  limit: number,
) =>
  db
    .selectFrom('payout_requests')
    .select('id')
    .where('status', '=', 'approved')
    .where('transfer_try_at', '<=', now)
    .where(({ eb, or }) => or([eb('transfer_id', 'is not', null), eb('provider', '=', inUse)]))
    .where(notAmong('id', seen))
    .orderBy('transfer_try_at')
    .limit(limit)
    .execute();
