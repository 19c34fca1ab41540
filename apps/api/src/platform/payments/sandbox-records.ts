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

/** The sandbox's records, read in pages as from a real gateway. */
export const listSandbox = async function* (db: Db, kind: RecordKind, since: Date): AsyncGenerator<GatewayRecord> {
  let after = '';
  for (;;) {
    const { rows } = await sql<GatewayRecord>`select * from (${ROWS[kind]}) record
      where "createdAt" >= ${since} and ref > ${after} order by ref limit ${PAGE}`.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.ref ?? '';
  }
};
