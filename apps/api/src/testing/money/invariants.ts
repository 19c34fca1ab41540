import assert from 'node:assert/strict';
import { sql, type RawBuilder } from 'kysely';
import { isExactAmount } from '../../platform/money.ts';
import { findDifferences } from '../../modules/books/differences.ts';
import { findImbalances } from '../../modules/ledger/imbalances.ts';
import { isSubscribedSql } from '../../viewing/access.repository.ts';
import type { TestApi } from '../api.ts';
import { at } from './arithmetic.ts';
import type { Reference } from './reference.ts';
import { subscriptionOf } from './reference-subscriptions.ts';
import { TERMS } from './terms.ts';
import type { World } from './world.ts';

const rowsOf = async ({ db }: TestApi, query: RawBuilder<unknown>): Promise<unknown[]> =>
  (await query.execute(db)).rows;

/** Rows of it are faults. */
type Check = (api: TestApi) => Promise<readonly unknown[]>;

/**
 * What always holds, whatever was done and wherever it was cut off. M1, M2, M3, M7, M9 and M10 are also looked for each
 * night, see `findImbalances` and `findDifferences`.
 */
export const INVARIANTS: Readonly<Record<string, Check>> = {
  'M1 the ledger adds up': ({ db }) => findImbalances(db),
  'M2, M3, M7, M9, M10 what hangs on the ledger agrees with it': ({ db }) => findDifferences(db),
  'M3 what was credited is there, set aside, paid out or owed': (api) =>
    rowsOf(
      api,
      sql`with lines as (
          select account.owner_id, movement.kind, entry.amount,
            coalesce(reversed.kind, movement.kind) in ('payout', 'payout-sent') as of_payouts, account.kind as account
          from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
          join ledger_transactions movement on movement.id = entry.transaction_id
          left join ledger_transactions reversed on reversed.id = movement.reverses_id
          where account.kind in ('earnings', 'payout-pending', 'receivable'))
        select owner_id from lines group by owner_id
        having coalesce(sum(amount) filter (where not of_payouts), 0)
          <> (select coalesce(sum(balance), 0) from ledger_accounts
              where ledger_accounts.owner_id = lines.owner_id and kind in ('earnings', 'payout-pending', 'receivable'))
            + (select coalesce(sum(amount), 0) from payout_requests
              where performer_id = lines.owner_id and status = 'paid')`,
    ),
  'M4 each payment that succeeded has its one charge, each refund its one': (api) =>
    rowsOf(
      api,
      sql`select payment.id, charge.ref from (select * from payments where status <> 'pending' and provider = 'sandbox') payment
          full join (select * from sandbox_charges where status <> 'requires-action'
            and idempotency_key not in (select id::text from payments where status = 'pending')) charge
            on charge.idempotency_key = payment.id::text
          where charge.ref is distinct from payment.provider_ref or charge.amount <> payment.amount
            or (charge.status = 'failed') <> (payment.status = 'failed')
        union all
        select refund.id, given.ref from (select * from refunds where provider_ref not like 'by-hand:%') refund
          full join (select * from sandbox_refunds
            where idempotency_key not in (select id::text from refunds where provider_ref is null)) given
            on given.idempotency_key = refund.id::text
          where given.ref is distinct from refund.provider_ref or given.amount <> refund.amount`,
    ),
  'M6 what was bought was paid for': (api) =>
    rowsOf(
      api,
      sql`select purchase.item_id from purchases purchase
          full join (select * from ledger_transactions where kind = 'purchase' and ledger_reversed(id) < amount) sale
            on sale.id = purchase.transaction_id
          where sale.id is null or purchase.item_id is null or purchase.price <> sale.amount`,
    ),
  'M8 no stock is below nothing': (api) => rowsOf(api, sql`select id from products where stock < 0`),
};

export const assertAlways = async (api: TestApi): Promise<void> => {
  for (const [name, check] of Object.entries(INVARIANTS)) assert.deepEqual(await check(api), [], name);
};

/** What holds for a world of the model, beside what always does. M5 has a test of its own, M11 is in the reference. */
export const assertInvariants = async (ref: Reference, world: World): Promise<void> => {
  await assertAlways(world.api);
  await assertEntitled(ref, world);
  await assertStock(ref, world);
};

/** M6: a fan may see what is for subscribers while a period runs, and what he has bought. */
const assertEntitled = async (ref: Reference, { api, fans, performers, galleries, messages }: World): Promise<void> => {
  const sold = [...galleries.flat(), ...messages.flat()];
  for (const [index, fan] of fans.entries()) {
    const { rows: open } = await sql<{ id: string }>`select id from users performer
      where id = any(${performers.map(({ id }) => id)}::uuid[]) and ${isSubscribedSql(fan.id, sql`performer.id`)}`.execute(
      api.db,
    );
    const expected = performers.filter((_, performer) => runs(ref, index, performer)).map(({ id }) => id);
    assert.deepEqual(open.map(({ id }) => id).toSorted(), expected.toSorted(), `M6 subscriptions of fan ${index}`);
    const { rows } = await sql<{ id: string }>`select item_id as id from purchases
      where user_id = ${fan.id} and item_id = any(${sold}::uuid[])`.execute(api.db);
    const bought = galleries.flatMap((of, performer) =>
      of.filter((_, one) => ref.bought.has(`${index} ${performer} ${one}`)),
    );
    const read = at(messages, index).filter((_, performer) => ref.bought.has(`message ${index} ${performer}`));
    assert.deepEqual(
      rows.map(({ id }) => id).toSorted(),
      [...bought, ...read].toSorted(),
      `M6 purchases of fan ${index}`,
    );
  }
};

const runs = (ref: Reference, fan: number, performer: number): boolean => {
  const one = subscriptionOf(ref, fan, performer);
  if (!one) return false;
  return (one.status === 'active' || one.status === 'cancelled') && one.end > Date.now();
};

/** M8: what is in stock and what is sold, less what was cancelled, is what there was. */
const assertStock = async (ref: Reference, { api, productId }: World): Promise<void> => {
  const { rows } = await sql<{ stock: number; sold: number }>`
    select stock, (select coalesce(sum(quantity), 0)::int from orders
      where product_id = products.id and status <> 'refunded') as sold
    from products where id = ${productId}`.execute(api.db);
  const { stock, sold } = at(rows, 0);
  assert.deepEqual([stock, stock + sold], [ref.stock, TERMS.product.stock], 'M8 stock');
};

/** M12: nothing on the wire has more than two decimal places. */
export const assertExactNumbers = (value: unknown, path = 'body'): void => {
  if (typeof value === 'number') assert.ok(isExactAmount(value), `M12 ${path} is ${value}`);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) assertExactNumbers(item, `${path}.${key}`);
};
