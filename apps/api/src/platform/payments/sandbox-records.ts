import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/tables.ts';
import type { GatewayRecord, RecordKind } from './gateway-records.ts';

const PAGE = 100;

/** The tables of each kind as records. */
const ROWS: Readonly<Record<RecordKind, RawBuilder<GatewayRecord>>> = {
  charge: sql`
    select ref, idempotency_key as key, null::text as of, amount, currency, created_at as "createdAt",
      case status when 'succeeded' then 'done' when 'failed' then 'undone' else 'open' end as state
    from sandbox_charges`,
  refund: sql`
    select refund.ref, refund.idempotency_key as key, charge_ref as of, refund.amount, charge.currency,
      refund.created_at as "createdAt",
      case case when later_at <= now() then later_status else refund.status end
        when 'succeeded' then 'done' when 'failed' then 'undone' else 'open' end as state
    from sandbox_refunds refund join sandbox_charges charge on charge.ref = refund.charge_ref`,
  dispute: sql`
    select dispute.ref, null::text as key, charge_ref as of, charge.amount, charge.currency,
      dispute.created_at as "createdAt", case dispute.status when 'won' then 'undone' else 'done' end as state
    from sandbox_disputes dispute join sandbox_charges charge on charge.ref = dispute.charge_ref`,
  transfer: sql`
    select ref, idempotency_key as key, account_ref as of, amount, currency, created_at as "createdAt",
      case when returned_at <= now() then 'undone' else 'done' end as state
    from sandbox_transfers`,
};

/** The sandbox's records, the newest first. As at a real gateway, new ones shift the pages, so one may be listed twice. */
export const listSandbox = async function* (db: Db, kind: RecordKind, since: Date): AsyncGenerator<GatewayRecord> {
  for (let skip = 0; ; skip += PAGE) {
    const { rows } = await sql<GatewayRecord>`select * from (${ROWS[kind]}) record
      where "createdAt" >= ${since} order by "createdAt" desc, ref desc limit ${PAGE} offset ${skip}`.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
  }
};
