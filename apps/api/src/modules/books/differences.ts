import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface Difference {
  what: 'order-held' | 'held' | 'payout-reserved' | 'payout-sent' | 'payment' | 'refunded' | 'coupon-uses' | 'rewards';
  /** An order, a fan, a performer, a payout request, a payment, a coupon or a sale. */
  id: string;
  expected: Hundredths;
  found: Hundredths;
}

/**
 * Rows that do not agree with the ledger; empty when all do. It is checked that the price of every unshipped order is
 * held, and nothing is held but for orders, tickets and private minutes that are not settled; that open payout requests
 * are reserved, and paid ones were sent once; that a payment credited its tokens, and its refunds and disputes do not
 * exceed it and reversed as many; that coupons count their uses; and that no sale's referral rewards exceed its
 * commission. Amounts are in hundredths; for coupons they are numbers of uses.
 */
export const findDifferences = async (db: Queryable): Promise<Difference[]> => {
  const { rows } = await sql<Difference>`
    select 'order-held' as what, o.id, o.item_price * o.quantity + o.shipping_price - o.discount as expected,
      t.amount - ledger_reversed(t.id) as found
    from orders o join ledger_transactions t on t.id = o.payment_id
    where o.status in ('created', 'processing')
      and t.amount - ledger_reversed(t.id) <> o.item_price * o.quantity + o.shipping_price - o.discount
    union all
    select 'held', a.owner_id, coalesce(open.total, 0)::bigint, a.balance
    from ledger_accounts a left join (
      select t.user_id, sum(t.amount - ledger_reversed(t.id)) as total
      from (
        select payment_id as id from orders where status in ('created', 'processing')
        union all select payment_id from stream_tickets where status = 'held'
        union all select hold_id from private_stream_minutes where state = 'reserved') waiting
      join ledger_transactions t on t.id = waiting.id group by t.user_id) open on open.user_id = a.owner_id
    where a.kind = 'held' and a.balance <> coalesce(open.total, 0)
    union all
    select 'payout-reserved', a.owner_id, coalesce(p.total, 0)::bigint, a.balance
    from ledger_accounts a left join (
      select performer_id, sum(amount) as total from payout_requests
      where status in ('pending-review', 'approved') group by performer_id) p on p.performer_id = a.owner_id
    where a.kind = 'payout-pending' and a.balance <> coalesce(p.total, 0)
    union all
    select 'payout-sent', p.id, case p.status when 'paid' then p.amount else 0 end, coalesce(s.total, 0)::bigint
    from payout_requests p left join (
      select item_id, sum(amount - ledger_reversed(id)) as total from ledger_transactions
      where kind = 'payout-sent' group by item_id) s on s.item_id = p.id
    where coalesce(s.total, 0) <> case p.status when 'paid' then p.amount else 0 end
    union all
    select 'payment', p.id, case when p.status in ('succeeded', 'refunded') then p.tokens else 0 end, coalesce(t.amount, 0)
    from payments p left join ledger_transactions t on t.id = p.transaction_id and t.user_id = p.user_id
    where coalesce(t.amount, 0) <> case when p.status in ('succeeded', 'refunded') then p.tokens else 0 end
    union all
    select 'refunded', p.id, p.amount, r.amount
    from payments p join (
      select payment_id, sum(amount)::bigint as amount from refunds where status <> 'failed' group by payment_id) r
      on r.payment_id = p.id
    where r.amount > p.amount
    union all
    select 'refunded', p.id, coalesce(r.tokens, 0) + coalesce(d.tokens, 0), ledger_reversed(p.transaction_id)
    from payments p
    left join (
      select payment_id, sum(tokens)::bigint as tokens from refunds where status <> 'failed' group by payment_id) r
      on r.payment_id = p.id
    left join (
      select payment_id, sum(t.amount)::bigint as tokens from disputes
      join ledger_transactions t on t.id = disputes.reversal_id group by payment_id) d on d.payment_id = p.id
    where p.transaction_id is not null and (r.payment_id is not null or d.payment_id is not null)
      and coalesce(r.tokens, 0) + coalesce(d.tokens, 0) <> ledger_reversed(p.transaction_id)
    union all
    select 'coupon-uses', c.id, u.count, c.used
    from coupons c join lateral (
      select count(*) as count from coupon_uses where coupon_id = c.id and returned_at is null) u on true
    where c.used <> u.count or c.used > coalesce(c.max_uses, c.used)
    union all
    select 'rewards', t.id, t.commission, r.amount
    from (select sale_id, sum(amount)::bigint as amount from referral_earnings group by sale_id) r
    join ledger_transactions t on t.id = r.sale_id where r.amount > t.commission`.execute(db);
  return rows;
};
