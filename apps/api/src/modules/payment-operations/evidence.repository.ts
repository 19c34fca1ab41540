import { sql } from 'kysely';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import type { OrderStatus } from '../../platform/database/order-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

const MOST_SPENT = 50;
const MOST_TALKS = 20;
const MOST_SESSIONS = 10;

export interface ReceiptRow {
  payment_id: string;
  user_id: string;
  amount: Hundredths;
  currency: string;
  tokens: Hundredths;
  paid_at: Date;
  provider_ref: string | null;
  brand: string | null;
  last4: string | null;
  /** What has arrived: a bank is not told that it has back what is on its way. */
  refunded: Hundredths;
  username: string | null;
  name: string;
  registered_at: Date;
  is_email_verified: boolean;
  last_seen_at: Date | null;
}

/** The payment of a dispute, with its payer. */
export const findReceipt = async (db: Queryable, disputeId: string): Promise<ReceiptRow | undefined> => {
  const { rows } = await sql<ReceiptRow>`
    select paid.id as payment_id, paid.user_id, paid.amount, paid.currency, paid.tokens, paid.created_at as paid_at,
      paid.provider_ref, card.brand, card.last4, payer.username, payer.name, payer.created_at as registered_at,
      payer.email_verified_at is not null as is_email_verified, payer.last_seen_at,
      (select coalesce(sum(amount), 0)::bigint from refunds where payment_id = paid.id and status = 'succeeded') as refunded
    from disputes join payments paid on paid.id = disputes.payment_id join users payer on payer.id = paid.user_id
    left join payment_cards card on card.id = paid.card_id
    where disputes.id = ${disputeId}`.execute(db);
  return rows[0];
};

export interface SpentRow {
  kind: LedgerTransactionKind;
  amount: Hundredths;
  created_at: Date;
  performer: string | null;
  item_type: string | null;
  /** The title at the time of the sale. */
  title: string | null;
  reversed: Hundredths;
  opened_at: Date | null;
  last_opened_at: Date | null;
  open_count: number | null;
  quantity: number | null;
  status: OrderStatus | null;
  shipped_at: Date | null;
  delivered_at: Date | null;
  carrier: string | null;
  tracking_number: string | null;
}

/** A user's tips, purchases, subscriptions and orders since a moment, oldest first. */
export const findSpent = async (db: Queryable, userId: string, since: Date): Promise<SpentRow[]> => {
  const { rows } = await sql<SpentRow>`
    select spent.kind, spent.amount, spent.created_at, performer.username as performer, spent.item_type,
      coalesce(ordered.title, nullif(bought.title, '')) as title, ledger_reversed(spent.id) as reversed,
      bought.opened_at, bought.last_opened_at, bought.open_count,
      ordered.quantity, ordered.status, ordered.shipped_at, ordered.delivered_at, ordered.carrier,
      ordered.tracking_number
    from ledger_transactions spent
    left join users performer on performer.id = spent.performer_id
    left join purchases bought on bought.transaction_id = spent.id
    left join orders ordered on ordered.payment_id = spent.id
    where spent.user_id = ${userId} and spent.created_at >= ${since}
      and spent.kind in ('tip', 'purchase', 'subscription', 'order')
    order by spent.id limit ${MOST_SPENT}`.execute(db);
  return rows;
};

export interface ConversationRow {
  other: string | null;
  count: number;
  last_at: Date;
}

/** The conversations in which a user has written since a moment, with the number of his messages. */
export const findConversations = async (db: Queryable, userId: string, since: Date): Promise<ConversationRow[]> => {
  const { rows } = await sql<ConversationRow>`
    select other.username as other, count(*)::int as count, max(message.created_at) as last_at
    from conversations talk
    join users other on other.id = case when first_user_id = ${userId} then second_user_id else first_user_id end
    join messages message on message.conversation_id = talk.id
    where ${userId} in (talk.first_user_id, talk.second_user_id) and message.sender_id = ${userId}
      and message.created_at >= ${since}
    group by other.username order by max(message.created_at) desc limit ${MOST_TALKS}`.execute(db);
  return rows;
};

/** The devices of the newest sessions that began before a moment. */
export const findDevices = async (
  db: Queryable,
  userId: string,
  at: Date,
): Promise<Array<{ user_agent: string; created_at: Date }>> => {
  const { rows } = await sql<{ user_agent: string; created_at: Date }>`
    select user_agent, created_at from sessions where user_id = ${userId} and created_at <= ${at}
    order by created_at desc limit ${MOST_SESSIONS}`.execute(db);
  return rows;
};
