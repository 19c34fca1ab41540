import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

interface TermsRow {
  /** Of the wallet. */
  balance: Hundredths;
  /** Held for tickets of streams that have not begun: it comes back to the wallet before it is given up. */
  returning: Hundredths;
  earnings: Hundredths;
  subscriptionCount: number;
  subscriberCount: number;
  needsPassword: boolean;
}

export const readTerms = async (db: Queryable, userId: string): Promise<TermsRow> => {
  const { rows } = await sql<TermsRow>`
    select
      coalesce((select balance from ledger_accounts where owner_id = u.id and kind = 'wallet'), 0) as balance,
      coalesce((select balance from ledger_accounts where owner_id = u.id and kind = 'earnings'), 0) as earnings,
      coalesce((select sum(payment.amount - ledger_reversed(payment.id))
        from stream_tickets ticket join streams on streams.id = ticket.stream_id
        join ledger_transactions payment on payment.id = ticket.payment_id
        where ticket.user_id = u.id and ticket.status = 'held'
          and streams.status in ('planned', 'cancelled')), 0)::bigint as returning,
      (select count(*)::int from subscriptions where user_id = u.id and status <> 'expired') as "subscriptionCount",
      (select count(*)::int from subscriptions where performer_id = u.id and status <> 'expired') as "subscriberCount",
      password_hash is not null as "needsPassword"
    from users u where u.id = ${userId}`.execute(db);
  const [terms] = rows;
  if (!terms) throw new Error(`the account ${userId} has a session and no row`);
  return terms;
};
