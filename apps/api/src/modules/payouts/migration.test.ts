import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { migrate, MIGRATIONS_FOLDER } from '../../platform/database/migrate.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestDatabase } from '../../testing/database.ts';

const idOf = (number: number): string => `01a214cc-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Payouts as they stood before they kept their gateway. Of each: what tells it, and what must be found. */
const REQUESTS = [
  { told: 'the sandbox remembers the transfer', key: idOf(101), reference: '', shown: 'none', expected: 'sandbox' },
  {
    told: 'the sandbox named it, and it came back',
    key: null,
    reference: 'sandbox:transfer:2',
    shown: '',
    expected: 'sandbox',
  },
  { told: 'Stripe named it', key: null, reference: 'tr_1Abcdefghij', shown: '', expected: 'stripe' },
  { told: 'the end of the account', key: null, reference: '', shown: '•••• aaaa', expected: 'sandbox' },
  { told: 'the end of the other account', key: null, reference: '', shown: '•••• bbbb', expected: 'stripe' },
  {
    told: 'the sandbox does not know a transfer that was asked for',
    key: idOf(105),
    reference: '',
    shown: '',
    expected: 'stripe',
  },
  { told: 'nothing', key: null, reference: '', shown: '', expected: null },
] as const;

test('payouts of before get the gateway that is known of each, and by hand stays by hand', async (t) => {
  const { pool, close } = await createTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-payouts-'));
  afterTest(t, async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  await pool.query('drop schema public cascade; create schema public');
  const copy = async (isWanted: (file: string) => boolean) => {
    for (const file of (await readdir(MIGRATIONS_FOLDER)).filter(isWanted))
      await cp(path.join(MIGRATIONS_FOLDER, file), path.join(folder, file));
  };
  await copy((file) => file < '0114');
  await migrate({ pool, folder });

  const [performer, onlySandbox] = [idOf(1), idOf(2)];
  for (const id of [performer, onlySandbox]) {
    await pool.query(
      `insert into users (id, role, name, username, email, password_hash, search_text)
       values ($1, 'performer', 'M', $2, $2 || '@barg.example', 'none', '')`,
      [id, `m${id.slice(-4)}`],
    );
    await pool.query(
      `insert into performers (user_id, monthly_price, yearly_price, is_free_trial) values ($1, 5, 5, false)`,
      [id],
    );
  }
  await pool.query(
    `insert into gateway_accounts (performer_id, provider, provider_ref) values
       ($1, 'sandbox', 'acct_sandboxaaaa'), ($1, 'stripe', 'acct_stripebbbb'), ($2, 'sandbox', 'acct_sandboxcccc')`,
    [performer, onlySandbox],
  );
  await pool.query(`insert into sandbox_accounts (ref, performer_id) values ('acct_sandboxaaaa', $1)`, [performer]);
  await pool.query(
    `insert into sandbox_transfers (idempotency_key, ref, account_ref, amount, currency) values
       ($1, 'sandbox:transfer:1', 'acct_sandboxaaaa', 5, 'USD'), ('over', 'sandbox:transfer:2', 'acct_sandboxaaaa', 5, 'USD')`,
    [idOf(101)],
  );
  const method = `insert into payout_methods (performer_id, kind, sealed, masked) values ($1, $2, '', jsonb_build_object('account', $3::text))`;
  await pool.query(method, [performer, 'stripe', '•••• bbbb']);
  await pool.query(method, [performer, 'bank', '•••• bbbb']);
  await pool.query(method, [onlySandbox, 'stripe', '•••• gone']);
  for (const [index, { key, reference, shown }] of REQUESTS.entries()) {
    const id = idOf(200 + index);
    await pool.query(
      `insert into payout_requests (id, performer_id, amount, fee, net, currency, method, masked, status, transfer_id, transfer_asked_at)
       values ($1, $2, 5, 0, 5, 'USD', 'stripe', jsonb_build_object('account', $3::text), 'approved', $4, case when $4::uuid is null then null else now() end)`,
      [id, performer, shown, key],
    );
    if (reference === '') continue;
    await pool.query(`insert into payout_attempts (id, request_id, status, reference) values ($1, $2, 'failed', $3)`, [
      idOf(300 + index),
      id,
      reference,
    ]);
  }

  await copy(() => true);
  await migrate({ pool, folder });
  const { rows } = await pool.query<{ provider: string | null }>('select provider from payout_requests order by id');
  assert.deepEqual(
    REQUESTS.map(({ told }, index) => [told, rows[index]?.provider]),
    REQUESTS.map(({ told, expected }) => [told, expected]),
  );
  const methods = await pool.query('select kind, provider from payout_methods order by performer_id, kind');
  assert.deepEqual(methods.rows, [
    { kind: 'bank', provider: null },
    { kind: 'stripe', provider: 'stripe' },
    { kind: 'stripe', provider: 'sandbox' },
  ]);
});
