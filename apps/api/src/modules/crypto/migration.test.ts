import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { createTestApi } from '../../testing/api.ts';

const MIGRATION = new URL('../../../../../migrations/0179_coins_of_each_decision.sql', import.meta.url);

interface Before {
  decision: 'credited' | 'refunded' | null;
  detail: 'settled' | 'underpaid';
  received: bigint;
  more_since?: Date;
  note?: string;
}

const CASES: ReadonlyArray<readonly [Before, decided: bigint | null, returned: bigint]> = [
  [{ decision: null, detail: 'underpaid', received: 5n }, null, 0n],
  [{ decision: 'credited', detail: 'settled', received: 10n }, 10n, 0n],
  [{ decision: 'credited', detail: 'settled', received: 13n, more_since: new Date() }, 10n, 0n],
  [{ decision: 'credited', detail: 'settled', received: 13n, note: 'sent back' }, 10n, 3n],
  [{ decision: 'credited', detail: 'settled', received: 15n, note: 'sent back', more_since: new Date() }, null, 0n],
  [{ decision: 'refunded', detail: 'underpaid', received: 5n }, 5n, 0n],
  [{ decision: 'refunded', detail: 'underpaid', received: 8n, more_since: new Date() }, null, 0n],
];

test('what was decided before is known as far as the rows tell it', async (t) => {
  const api = await createTestApi(t);
  const { id: user_id } = await api.createUser();
  const ids: string[] = [];
  for (const [before] of CASES) {
    const id = newId();
    ids.push(id);
    const amounts = { amount: 1000n, tokens: 1000n, paid_tokens: 1000n, currency: 'USD' };
    await api.db
      .insertInto('payments')
      .values({ id, user_id, provider: 'sandbox-crypto', purpose: 'top-up', ...amounts, status: 'pending' })
      .execute();
    await api.db
      .insertInto('crypto_invoices')
      .values({ payment_id: id, due: 10n, watched_until: new Date(), ...before })
      .execute();
  }
  const [block] = /do \$\$[\s\S]*\$\$;/.exec(await readFile(MIGRATION, 'utf8')) ?? [];
  assert.ok(block);
  await sql.raw(block).execute(api.db);
  for (const [index, [before, decided, returned]] of CASES.entries()) {
    const row = await api.db
      .selectFrom('crypto_invoices')
      .selectAll()
      .where('payment_id', '=', ids[index] ?? '')
      .executeTakeFirstOrThrow();
    assert.deepEqual([row.decided_received, row.returned], [decided, returned], JSON.stringify(before.note ?? index));
  }
});
