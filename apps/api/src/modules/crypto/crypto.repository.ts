import { sql, type Updateable } from 'kysely';
import type { CryptoInvoicesTable } from '../../platform/database/crypto-tables.ts';
import type { CryptoProvider } from '../../platform/payments/crypto/crypto-gateway.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

const selectInvoices = (db: Queryable) =>
  db
    .selectFrom('crypto_invoices')
    .innerJoin('payments', 'payments.id', 'crypto_invoices.payment_id')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .selectAll('crypto_invoices')
    .select([
      'payments.user_id',
      'payments.provider',
      'payments.status',
      'payments.amount',
      'payments.currency',
      'payments.tokens',
      'payments.created_at',
      'users.locale',
      'users.username',
      'users.name',
    ]);

export const findInvoice = (db: Queryable, paymentId: string) =>
  selectInvoices(db).where('payment_id', '=', paymentId).executeTakeFirst();

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export const findOwnInvoice = (db: Queryable, userId: string, paymentId: string) =>
  selectInvoices(db).where('payment_id', '=', paymentId).where('payments.user_id', '=', userId).executeTakeFirst();

export const findPaymentOf = (db: Queryable, { provider, ref }: { provider: CryptoProvider; ref: string }) =>
  selectInvoices(db).where('gateway_ref', '=', ref).where('payments.provider', '=', provider).executeTakeFirst();

export const updateInvoice = async (
  db: Queryable,
  paymentId: string,
  values: Updateable<CryptoInvoicesTable>,
): Promise<void> => {
  await db.updateTable('crypto_invoices').set(values).where('payment_id', '=', paymentId).execute();
};

/**
 * Marks that the invoice is about to be requested. It is committed before the request, so that a lost answer is looked
 * up. False when it was requested before.
 */
export const markAsked = async (db: Queryable, paymentId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('crypto_invoices')
    .set({ asked_at: new Date() })
    .where('payment_id', '=', paymentId)
    .where('asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Invoices of these services that are due to be polled, the longest waiting first. Expired ones are polled for late
 * payments until their watching ends.
 */
export const findDue = (
  db: Queryable,
  { providers, now, limit }: { providers: readonly string[]; now: Date; limit: number },
) =>
  db
    .selectFrom('crypto_invoices')
    .innerJoin('payments', 'payments.id', 'crypto_invoices.payment_id')
    .select('payment_id')
    .where('payments.provider', '=', sql<string>`any(${providers}::text[])`)
    .where('decision', 'is', null)
    .where('next_look_at', '<=', now)
    .where(({ eb, or }) => or([eb('watched_until', '>', now), eb('detail', 'in', ['waiting', 'confirming'])]))
    .orderBy('next_look_at')
    .limit(limit)
    .execute();

const selectMismatched = (db: Queryable, isDecided: boolean) =>
  selectInvoices(db)
    .where('crypto_invoices.operator_since', 'is not', null)
    .where('crypto_invoices.decision', isDecided ? 'is not' : 'is', null);

/** Invoices with an unexpected amount or time of payment, newest first; one more than the limit. */
export const listMismatched = (db: Queryable, page: { limit: number; before: string | null; isDecided: boolean }) =>
  selectMismatched(db, page.isDecided)
    .$if(page.before !== null, (query) => query.where('payment_id', '<', page.before ?? ''))
    .orderBy('payment_id', 'desc')
    .limit(page.limit + 1)
    .execute();

export const countMismatched = (db: Queryable, isDecided: boolean): Promise<number> =>
  countUpTo(
    db,
    db
      .selectFrom('crypto_invoices')
      .where('operator_since', 'is not', null)
      .where('decision', isDecided ? 'is not' : 'is', null),
  );
