import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { OwnedFile } from '../messages/owned-files.repository.ts';
import type { PurchaseKey } from '../wallet/purchases.repository.ts';

/** Notes which files of a message that was just bought were not paid for, and because of which earlier purchases. */
export const insertCredits = async (db: Queryable, userId: string, owned: readonly OwnedFile[]): Promise<void> => {
  if (owned.length === 0) return;
  await db
    .insertInto('purchase_credits')
    .values(
      owned.map(({ messageId, fileId, sourceType, sourceId }) => ({
        ...{ user_id: userId, item_type: 'message' as const, item_id: messageId, file_id: fileId },
        ...{ source_type: sourceType, source_id: sourceId },
      })),
    )
    .execute();
};

export interface Fallen extends PurchaseKey {
  /** Null where nothing was paid. */
  transactionId: string | null;
}

/** Takes a purchase out of what others stand on; returns those that now have a file which nothing stands for. */
export const dropSource = async (db: Queryable, { userId, type, id }: PurchaseKey): Promise<Fallen[]> => {
  const { rows } = await sql<Fallen>`
    with dropped as (
      delete from purchase_credits where user_id = ${userId} and source_type = ${type} and source_id = ${id}
      returning *)
    select distinct p.user_id as "userId", p.item_type as type, p.item_id as id, p.transaction_id as "transactionId"
    from dropped join purchases p
      on p.user_id = dropped.user_id and p.item_type = dropped.item_type and p.item_id = dropped.item_id
    where not exists (select from purchase_credits other
      where other.user_id = dropped.user_id and other.item_type = dropped.item_type and other.item_id = dropped.item_id
        and other.file_id = dropped.file_id
        and (other.source_type, other.source_id) <> (dropped.source_type, dropped.source_id))
    order by p.item_id`.execute(db);
  return rows;
};
