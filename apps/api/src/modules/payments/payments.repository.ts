import { sql } from 'kysely';
import type { PaymentsTable, PaymentCardsTable } from '../../platform/database/payment-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { refundsOnTheirWaySql } from './refunds.repository.ts';

export type NewPayment = Pick<
  PaymentsTable,
  'id' | 'user_id' | 'provider' | 'amount' | 'currency' | 'tokens' | 'paid_tokens' | 'card_id'
> & { purpose?: PaymentsTable['purpose']; ordered?: string | null } & Partial<TaxOfPayment>;

/** The tax at the time of the order, for the buyer's country. */
interface TaxOfPayment {
  tax_country: string | null;
  tax_name: string;
  tax_rate: number;
  tax_amount: Hundredths;
  tax_tokens: Hundredths;
}

export const insertPayment = async (db: Queryable, payment: NewPayment): Promise<void> => {
  await db
    .insertInto('payments')
    .values({ purpose: 'top-up', ...payment, status: 'pending' })
    .execute();
};

/** Payments with their card, their receipt's number, their refunds' sum, how they are disputed, and the payer's language. */
const selectPayments = (db: Queryable) =>
  db
    .selectFrom('payments')
    .leftJoin('payment_cards', 'payment_cards.id', 'payments.card_id')
    .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .selectAll('payments')
    .select(['receipts.year as receipt_year', 'receipts.number as receipt_number'])
    .select((select) =>
      select
        .selectFrom('disputes')
        .select('disputes.status')
        .whereRef('disputes.payment_id', '=', 'payments.id')
        .where('disputes.status', '<>', 'won')
        .orderBy('disputes.id', 'desc')
        .limit(1)
        .as('dispute'),
    )
    .select(
      sql<Hundredths>`(select coalesce(sum(amount), 0)::bigint from refunds
        where refunds.payment_id = payments.id and refunds.status <> 'failed')`.as('refunded'),
    )
    .select(refundsOnTheirWaySql.as('refunds_on_their_way'))
    .select(['payment_cards.brand', 'payment_cards.last4', 'payment_cards.provider_ref as card_ref', 'users.locale']);

export const selectPayment = (db: Queryable, id: string) =>
  selectPayments(db).where('payments.id', '=', id).executeTakeFirst();

export const findPayment = (db: Queryable, id: string) =>
  selectPayments(db).where('payments.id', '=', id).executeTakeFirstOrThrow();

export type PaymentRow = Awaited<ReturnType<typeof findPayment>>;

/** Locks a payment, so that its result is recorded once. */
export const lockPayment = (db: Queryable, id: string) =>
  db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export type PaymentStanding = Awaited<ReturnType<typeof lockPayment>>;

export const updatePayment = async (
  db: Queryable,
  id: string,
  values: Partial<
    Pick<PaymentsTable, 'status' | 'failure_code' | 'provider_ref' | 'transaction_id' | 'action_url' | 'operator_since'>
  >,
): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
};

/** Changes the amounts of a payment to what was actually paid. */
export const repricePayment = async (
  db: Queryable,
  id: string,
  values: Pick<PaymentStanding, 'amount' | 'tokens' | 'paid_tokens' | 'tax_amount' | 'tax_tokens'>,
): Promise<void> => {
  await db.updateTable('payments').set(values).where('id', '=', id).execute();
};

/** Marks that what a payment was made for is done, or has failed finally. */
export const completePayment = async (db: Queryable, id: string): Promise<void> => {
  await db.updateTable('payments').set({ completed_at: new Date() }).where('id', '=', id).execute();
};

export const findOwnPayment = (db: Queryable, userId: string, id: string) =>
  selectPayments(db).where('payments.id', '=', id).where('payments.user_id', '=', userId).executeTakeFirst();

export const findPayments = (db: Queryable, userId: string, page: { limit: number; before: string | null }) =>
  selectPayments(db)
    .where('payments.user_id', '=', userId)
    .$if(page.before !== null, (query) => query.where('payments.id', '<', page.before))
    .orderBy('payments.id', 'desc')
    .limit(page.limit + 1)
    .execute();

export const countPayments = (db: Queryable, userId: string): Promise<number> =>
  countUpTo(db, db.selectFrom('payments').where('user_id', '=', userId));

export type NewCard = Pick<
  PaymentCardsTable,
  | 'id'
  | 'user_id'
  | 'provider'
  | 'provider_ref'
  | 'brand'
  | 'last4'
  | 'exp_month'
  | 'exp_year'
  | 'fingerprint'
  | 'deleted_at'
>;

export const insertCard = (db: Queryable, card: NewCard) =>
  db.insertInto('payment_cards').values(card).returningAll().executeTakeFirstOrThrow();

export type CardRow = Awaited<ReturnType<typeof insertCard>>;

/** Shows a card to its owner that was stored as a deleted one. */
export const restoreCard = async (db: Queryable, id: string): Promise<void> => {
  await db.updateTable('payment_cards').set({ deleted_at: null }).where('id', '=', id).execute();
};

/** SQL: whether a card is the default: the one chosen last, or else the newest. */
const isDefaultSql = (userId: string) =>
  sql<boolean>`id = (select id from payment_cards where user_id = ${userId} and deleted_at is null
    order by default_since desc nulls last, id desc limit 1)`.as('is_default');

const selectOwnCards = (db: Queryable, userId: string) =>
  db.selectFrom('payment_cards').where('user_id', '=', userId).where('deleted_at', 'is', null);

export const findCard = (db: Queryable, userId: string, id: string) =>
  selectOwnCards(db, userId).selectAll().select(isDefaultSql(userId)).where('id', '=', id).executeTakeFirst();

export type OwnCardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>;

/** Makes a card the default. Returns whether it exists. */
export const markDefault = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payment_cards')
    .set({ default_since: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const findCards = (db: Queryable, userId: string, page: { limit: number; before: string | null }) =>
  selectOwnCards(db, userId)
    .selectAll()
    .select(isDefaultSql(userId))
    .$if(page.before !== null, (query) => query.where('id', '<', page.before))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();

export const countCards = (db: Queryable, userId: string): Promise<number> => countUpTo(db, selectOwnCards(db, userId));

/** The gateway's reference of the user's newest card, deleted ones included. */
export const findCardRef = async (db: Queryable, userId: string, provider: string): Promise<string | null> => {
  const card = await db
    .selectFrom('payment_cards')
    .select('provider_ref')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return card?.provider_ref ?? null;
};

/** Hides a card from its owner; payments still refer to it. */
export const deleteCard = (db: Queryable, userId: string, id: string) =>
  db
    .updateTable('payment_cards')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'provider', 'provider_ref'])
    .executeTakeFirst();
