import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { isTestMode } from '../../platform/payments/test-mode.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { readSettings } from '../settings/settings.service.ts';
import type { Overview } from './overview.schema.ts';

type Counts = Record<
  | 'pendingVerifications'
  | 'openPayouts'
  | 'waitingPayments'
  | 'mismatchedCoins'
  | 'openDisputes'
  | 'openRefundRequests'
  | 'openOrderProblems'
  | 'openReports'
  | 'openObjections'
  | 'unhandledMessages'
  | 'users'
  | 'performers'
  | 'suspendedAccounts'
  | 'newAccounts',
  number
>;

/** What waits for an operator, and the size of the site, counted now. */
export const readOverview = async (context: Context): Promise<Overview> => {
  const { db, config } = context;
  const [{ rows }, { maintenanceMode }] = await Promise.all([
    sql<Counts>`select
      (select count(*)::int from performers where verification_status = 'pending'
        and ${hasLivingOwner('performers.user_id')}) as "pendingVerifications",
      (select count(*)::int from payout_requests where status in ('pending-review', 'approved')) as "openPayouts",
      (select count(*)::int from payments where status = 'pending' and operator_since is not null)
        + (select count(*)::int from refunds where operator_since is not null)
        + (select count(*)::int from external_events where operator_since is not null) as "waitingPayments",
      (select count(*)::int from crypto_invoices where operator_since is not null
        and (decision is null or more_since is not null)) as "mismatchedCoins",
      (select count(*)::int from disputes where status = 'open' and answered_at is null
        and accepted_at is null) as "openDisputes",
      (select count(*)::int from refund_requests where status = 'open') as "openRefundRequests",
      (select count(*)::int from orders where problem_at is not null and problem_closed_at is null) as "openOrderProblems",
      (select count(*)::int from reports where status = 'open') as "openReports",
      (select count(*)::int from removals where state = 'removed' and objected_at is not null and decided_at is null) as "openObjections",
      (select count(*)::int from contact_messages where handled_at is null) as "unhandledMessages",
      count(*) filter (where role = 'user')::int as users,
      count(*) filter (where role = 'performer')::int as performers,
      count(*) filter (where suspended_at is not null)::int as "suspendedAccounts",
      count(*) filter (where created_at > now() - interval '7 days')::int as "newAccounts"
      from users where deleted_at is null`.execute(db),
    readSettings(db),
  ]);
  const [counts] = rows;
  if (!counts) throw new Error('counting answered no row');
  return { ...counts, maintenanceMode, isTestMode: isTestMode(config) };
};
