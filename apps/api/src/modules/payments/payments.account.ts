import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';
import { PaymentPendingError } from './payments.errors.ts';

export const exportSections = {
  payments: (id) => sql`
    select id as key, id as "_id", provider, purpose, ${tokensSql('payments.amount')} as amount, currency,
      ${tokensSql('payments.tokens')} as tokens, status, failure_code as "failureCode", created_at as "createdAt"
    from payments where user_id = ${id}`,
  receipts: (id) => sql`
    select payment_id as key, payment_id as "paymentId", year, number, seller, buyer, issued_at as "issuedAt"
    from receipts join payments on payments.id = receipts.payment_id where payments.user_id = ${id}`,
  cards: (id) => sql`
    select id as key, provider, brand, last4, exp_month as "expMonth", exp_year as "expYear",
      created_at as "createdAt"
    from payment_cards where user_id = ${id} and deleted_at is null`,
  refunds: (id) => sql`
    select refunds.id as key, refunds.id as "_id", payment_id as "paymentId",
      ${tokensSql('refunds.amount')} as amount, ${tokensSql('refunds.tokens')} as tokens, refunds.status,
      refunds.created_at as "createdAt"
    from refunds join payments on payments.id = refunds.payment_id where payments.user_id = ${id}`,
  disputes: (id) => sql`
    select id as key, payment_id as "paymentId", ${tokensSql('disputes.amount')} as amount, reason, status,
      opened_at as "openedAt"
    from disputes where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

/**
 * Deletes the cards, and asks their gateways once more about those that they have deleted, because the owner is to be
 * deleted there too. Receipts keep their numbers and amounts, and lose the buyer's name.
 */
export const forget = async ({ db }: UnitOfWork, { id, name }: Leaving): Promise<void> => {
  await sql`update payment_cards set deleted_at = coalesce(deleted_at, now()), removed_at = null
    where user_id = ${id}`.execute(db);
  await sql`update receipts set buyer = ${name} from payments
    where payments.id = receipts.payment_id and payments.user_id = ${id}`.execute(db);
};

/** @throws PaymentPendingError while a payment is pending, because its tokens may still arrive */
export const assertNothingPending = async ({ db }: UnitOfWork, userId: string): Promise<void> => {
  const pending = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  if (pending) throw new PaymentPendingError();
};
