import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modules } from './modules/index.ts';
import { BANK, giveMethod } from './modules/payouts/testing.ts';
import { sealedFor } from './modules/payouts/sealed-details.ts';
import { createSealer } from './platform/seal.ts';
import { resealAll } from './reseal.ts';
import { createTestApi } from './testing/api.ts';

const [first, second] = ['first'.repeat(8), 'second'.repeat(8)];
const SECRET = 'secret'.repeat(8);
const sealerWith = (...keys: string[]) =>
  createSealer(
    Buffer.from(SECRET),
    keys.map((key) => Buffer.from(key)),
  );

test('what was sealed with an old key is sealed anew, once, and opens without the old one', async (t) => {
  const api = await createTestApi(t, { SECRET_KEY: SECRET, SEALING_KEYS: first });
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  await giveMethod(api, performer);
  await giveMethod(api, other);
  await giveMethod(api, performer, { kind: 'paypal', email: 'mahsa@barg.example' });
  const both = sealerWith(second, first);
  assert.equal((await resealAll(api.db, both)).get('payout_methods'), 3);
  assert.equal((await resealAll(api.db, both)).get('payout_methods'), 0);
  const rows = await api.db.selectFrom('payout_methods').selectAll().execute();
  const opened = rows.map((row) =>
    JSON.parse(sealerWith(second).open(row.sealed, sealedFor(row.performer_id, row.kind))),
  );
  assert.deepEqual(
    opened.filter(({ kind }) => kind === 'bank').map(({ iban }) => iban),
    [BANK.iban, BANK.iban],
  );
});

test('without a key that something was sealed with nothing is lost', async (t) => {
  const api = await createTestApi(t, { SECRET_KEY: SECRET, SEALING_KEYS: first });
  await giveMethod(api, await api.createPerformer());
  const before = await api.db.selectFrom('payout_methods').select('sealed').execute();
  await assert.rejects(resealAll(api.db, sealerWith(second)), /a key that is not there/);
  assert.deepEqual(await api.db.selectFrom('payout_methods').select('sealed').execute(), before);
});

test('every column of sealed bytes is declared by the module that writes it', async (t) => {
  const { db } = await createTestApi(t);
  const columns = await db.introspection.getTables();
  const sealed = columns.flatMap(({ name: table, columns: all }) =>
    all.filter(({ name }) => name.startsWith('sealed')).map(({ name }) => `${table}.${name}`),
  );
  const declared = modules.flatMap((module) => (module.sealed ?? []).map(({ table, column }) => `${table}.${column}`));
  assert.deepEqual(declared.toSorted(), sealed.toSorted());
});
