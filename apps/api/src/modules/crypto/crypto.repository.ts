import { sql, type Updateable } from 'kysely';
import type { CryptoInvoicesTable } from '../../platform/database/crypto-tables.ts';
import type { CryptoProvider } from '../../platform/payments/crypto/crypto-gateway.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { notAmong } from '../../shared/not-among.ts';

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
      'payments.paid_tokens',
      'payments.tax_amount',
      'payments.tax_tokens',
      'payments.created_at',
      'users.locale',
      'users.username',
      'users.name',
      'users.deleted_at as payer_deleted_at',
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

/** Longer than whoever claims an invoice waits for its gateway: a search, a creation, and what is read after each. */
const CREATION_MS = 60_000;

/**
 * Claims the creation of an invoice for a minute, because gateways create one for each request. It is committed before
 * the request, so that a lost answer is looked up.
 * @returns false while another asker may be creating the invoice
 */
export const claimCreation = async (
  db: Queryable,
  { payment_id: paymentId, asked_at: before }: Pick<InvoiceRow, 'payment_id' | 'asked_at'>,
): Promise<boolean> => {
  const now = new Date();
  if (before !== null && now.getTime() - before.getTime() < CREATION_MS) return false;
  const { numUpdatedRows } = await db
    .updateTable('crypto_invoices')
    .set({ asked_at: now })
    .where('payment_id', '=', paymentId)
    .where('gateway_ref', 'is', null)
    .where('asked_at', 'is not distinct from', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Makes a due invoice due in a minute, before its gateway is asked; false when it is not due any more. */
export const putBackInvoice = async (db: Queryable, paymentId: string): Promise<boolean> => {
  const now = new Date();
  const { numUpdatedRows } = await db
    .updateTable('crypto_invoices')
    .set({ next_look_at: new Date(now.getTime() + CREATION_MS) })
    .where('payment_id', '=', paymentId)
    .where('next_look_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Invoices of these services that are due to be polled, without those of these payments, the longest waiting first.
 * Expired ones are polled for late payments, those that an operator has for more coins, and those that were decided about
 * for further ones, until their watching ends. The others are polled until they end, however late that is seen.
 */
export const findDue = (
  db: Queryable,
  {
    providers,
    now,
    limit,
    seen = [],
  }: { providers: readonly string[]; now: Date; limit: number; seen?: readonly string[] },
) =>
  db
    .selectFrom('crypto_invoices')
    .innerJoin('payments', 'payments.id', 'crypto_invoices.payment_id')
    .select('payment_id as id')
    .where('payments.provider', '=', sql<string>`any(${providers}::text[])`)
    .where('next_look_at', '<=', now)
    .where(({ eb, and, or }) => {
      const isWatched = eb('watched_until', '>', now);
      const isExpected = and([eb('crypto_invoices.operator_since', 'is', null), eb('detail', '<>', 'expired')]);
      return or([
        and([eb('decision', 'is', null), or([isWatched, isExpected])]),
        and([eb('decision', 'is not', null), isWatched]),
      ]);
    })
    .where(notAmong('payment_id', seen))
    .orderBy('next_look_at')
    .limit(limit)
    .execute();

/** SQL: whether nothing of an invoice waits for a decision: also coins that came after one do. */
const isDecidedSql = sql<boolean>`(crypto_invoices.decision is not null and crypto_invoices.more_since is null)`;

const selectMismatched = (db: Queryable, isDecided: boolean) =>
  selectInvoices(db).where('crypto_invoices.operator_since', 'is not', null).where(isDecidedSql, '=', isDecided);

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
    db.selectFrom('crypto_invoices').where('operator_since', 'is not', null).where(isDecidedSql, '=', isDecided),
  );
