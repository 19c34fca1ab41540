import { sql, type RawBuilder } from 'kysely';
import type { GatewayRecord, RecordKind } from '../../platform/payments/gateway-records.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { KnownHere } from './comparing.ts';

/** The records of a gateway, and the time of which it should have listed everything in them. */
export interface Sought {
  provider: string;
  records: readonly GatewayRecord[];
  from: Date;
  to: Date;
  /** What changed here after it may not have reached the gateway. */
  settledBy: Date;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** The site's rows of the listed records, and the rows that should have been listed. */
export const findKnown = async (db: Queryable, kind: RecordKind, sought: Sought): Promise<KnownHere[]> => {
  const { provider, records, from, to, settledBy } = sought;
  const keys = records.flatMap(({ key }) => (key !== null && UUID.test(key) ? [key] : []));
  const refs = records.map(({ ref }) => ref);
  const isOfIt = sql`provider = ${provider}`;
  const { rows } = await sql<KnownHere>`
    select id, key::text, ref, amount, currency, state, changed_at as "changedAt", is_decided as "isDecided",
      ${isOfIt} and coalesce(asked_at >= ${from} and asked_at < ${to} and changed_at < ${settledBy}, false) as "isDue"
    from (${ROWS[kind]}) known
    where key = any(${keys}::uuid[])
      or (${isOfIt} and (ref = any(${refs}::text[]) or (asked_at >= ${from} and asked_at < ${to})))`.execute(db);
  return rows;
};

const ROWS: Readonly<Record<RecordKind, RawBuilder<unknown>>> = {
  charge: sql`
    select p.id, p.id as key, coalesce(p.provider_ref, i.gateway_ref) as ref, p.provider, p.amount, p.currency,
      coalesce(i.asked_at, p.asked_at) as asked_at, p.updated_at as changed_at, i.operator_since is not null as is_decided,
      case p.status when 'pending' then 'open' when 'failed' then 'undone' else 'done' end as state
    from payments p left join crypto_invoices i on i.payment_id = p.id`,
  refund: sql`
    select p.id, r.id as key, r.provider_ref as ref, p.provider, r.amount, p.currency,
      r.asked_at, r.updated_at as changed_at, false as is_decided,
      case r.status when 'pending' then 'open' when 'failed' then 'undone' else 'done' end as state
    from refunds r join payments p on p.id = r.payment_id`,
  dispute: sql`
    select d.payment_id as id, null::uuid as key, d.provider_ref as ref, d.provider, d.amount, p.currency,
      d.opened_at as asked_at, d.updated_at as changed_at, false as is_decided,
      case d.status when 'won' then 'undone' else 'done' end as state
    from disputes d join payments p on p.id = d.payment_id`,
  transfer: sql`
    select o.id, o.transfer_id as key, null::text as ref, o.provider, o.net as amount, o.currency,
      o.transfer_asked_at as asked_at, o.updated_at as changed_at, false as is_decided,
      case o.status when 'paid' then 'done' when 'rejected' then 'undone' else 'open' end as state
    from payout_requests o where o.transfer_id is not null`,
};

/** The gateways that rows since a moment were made with. */
export const findProviders = async (db: Queryable, since: Date): Promise<string[]> => {
  const { rows } = await sql<{ provider: string }>`
    select distinct provider from (
      select provider from payments where coalesce(asked_at, created_at) >= ${since}
      union all select provider from disputes where opened_at >= ${since}
      union all select provider from payout_requests where transfer_asked_at >= ${since}
    ) made order by provider`.execute(db);
  return rows.map(({ provider }) => provider);
};

/** The payments (or performers, for transfers) that the records belong to, by the gateway's id of them. */
export const findOwners = async (
  db: Queryable,
  kind: RecordKind,
  { provider, records }: Pick<Sought, 'provider' | 'records'>,
): Promise<Map<string, string>> => {
  if (kind === 'charge') return new Map();
  const names = records.flatMap(({ of }) => (of === null ? [] : [of]));
  const owners =
    kind === 'transfer'
      ? sql`select provider_ref as ref, performer_id as id from gateway_accounts`
      : sql`select provider_ref as ref, id from payments`;
  const { rows } = await sql<{ ref: string; id: string }>`
    ${owners} where provider = ${provider} and provider_ref = any(${names}::text[])`.execute(db);
  return new Map(rows.map(({ ref, id }) => [ref, id]));
};
