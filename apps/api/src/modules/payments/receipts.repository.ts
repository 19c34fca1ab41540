import { sql } from 'kysely';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';

/** The next number of a year. Others wait until this transaction ends, so numbers have neither gaps nor duplicates. */
const nextNumber = async ({ db }: UnitOfWork, year: number): Promise<number> => {
  const { last } = await db
    .insertInto('receipt_years')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`receipt_years.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};

/** Issues the receipt of a payment, with the current names of site and buyer. Years are in UTC. */
export const issueReceipt = async (
  unit: UnitOfWork,
  { id, user_id: userId }: { id: string; user_id: string },
): Promise<void> => {
  const { siteName } = await settingsOf(unit);
  const issuedAt = new Date();
  const year = issuedAt.getUTCFullYear();
  const { name: buyer } = await unit.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const number = await nextNumber(unit, year);
  const receipt = { payment_id: id, year, number, seller: siteName, buyer, issued_at: issuedAt };
  await unit.db.insertInto('receipts').values(receipt).execute();
};

/** The receipt of a user's payment, with its amounts and card. */
export const findReceipt = (db: Queryable, userId: string, paymentId: string) =>
  db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .leftJoin('payment_cards', 'payment_cards.id', 'payments.card_id')
    .selectAll('payments')
    .select(['receipts.seller', 'receipts.buyer', 'receipts.issued_at'])
    .select(['receipts.year as receipt_year', 'receipts.number as receipt_number'])
    .select(['payment_cards.brand', 'payment_cards.last4'])
    .select(
      sql<bigint>`coalesce((select discount from coupon_uses where payment_id = payments.id), 0)::bigint`.as(
        'discount',
      ),
    )
    .where('receipts.payment_id', '=', paymentId)
    .where('payments.user_id', '=', userId)
    .executeTakeFirst();

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;
