import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';
import { disputeLossAccount, receivableOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { post } from '../ledger/ledger.service.ts';
import { OpenPayoutError } from './payouts.errors.ts';
import { hasOpenRequest } from './payouts.repository.ts';

export const exportSections = {
  payoutRequests: (id) => sql`
    select id as key, id as "_id", ${tokensSql('payout_requests.amount')} as amount,
      ${tokensSql('payout_requests.fee')} as fee, ${tokensSql('payout_requests.net')} as net, currency, method,
      masked as details, note, status, reason, reason_text as "reasonText", created_at as "createdAt"
    from payout_requests where performer_id = ${id}`,
  payoutEvents: (id) => sql`
    select event.id as key, request_id as "requestId", kind, ${tokensSql('event.amount')} as amount, event.text,
      event.created_at as "createdAt"
    from payout_events event join payout_requests request on request.id = event.request_id
    where request.performer_id = ${id}`,
  payoutMethods: (id) => sql`
    select kind as key, kind, masked as details, changed_at as "changedAt" from payout_methods where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

/**
 * An account with an open payout cannot be deleted. A debt is written off, because a deletion cannot be
 * refused for a debt that only earnings would repay.
 * @throws OpenPayoutError
 */
export const settlePayouts = async (unit: UnitOfWork, userId: string): Promise<void> => {
  if (await hasOpenRequest(unit.db, userId)) throw new OpenPayoutError();
  // The ledger has locked the earnings by now, so no new debt can arise.
  const owed = -(await findBalance(unit.db, receivableOf(userId)));
  if (owed === 0n) return;
  await post(unit, {
    kind: 'adjustment',
    performerId: userId,
    amount: owed,
    entries: [
      { account: receivableOf(userId), amount: owed },
      { account: disputeLossAccount, amount: -owed },
    ],
  });
};

/** Amounts stay in the ledger; payout details and messages are deleted. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from payout_methods where performer_id = ${id}`.execute(db);
  await sql`update payout_events set text = '' where text <> ''
    and request_id in (select id from payout_requests where performer_id = ${id})`.execute(db);
  await sql`update payout_requests set sealed = null, note = '', reason_text = '',
    masked = '{"account": "", "holder": null, "bank": null, "country": null, "network": null}'
    where performer_id = ${id}`.execute(db);
};
