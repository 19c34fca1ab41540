import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { LOCALES } from '@barg/contract';
import { createTestApi } from '../../../testing/api.ts';

const names = { 'fa-IR': 'جوانه', 'en-US': 'Sprout', 'ar-EG': 'برعم' };
const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2099, cvc: '123' };

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  await api.db.deleteFrom('token_packages').execute();
  const [operator, fan] = [api.as(await api.createOperator()), api.as(await api.createUser())];
  const make = (body: object = {}) => operator.post('/operator/packages', { names, tokens: 10, price: 8, ...body });
  const change = (id: string, body: object) => operator.put(`/operator/packages/${id}`, body);
  const all = async () => (await operator.get('/operator/packages')).body.data.data;
  const sold = async () => (await fan.get('/package/token/search')).body.data.data;
  const buy = (packageId: string, expectedPrice: number, currency = 'USD') =>
    fan.pay('/payment/wallet/top-up', { packageId, expectedPrice, currency, card });
  const set = async (settings: object) => {
    const { version } = (await operator.get('/operator/settings')).body.data;
    const saved = await operator.put('/operator/settings', { version, ...settings });
    assert.equal(saved.status, 200, saved.text);
  };
  return { api, operator, fan, make, change, all, sold, buy, set };
};

test('an operator adds, changes and ends a package, wallets follow, and it is written down', async (t) => {
  const { api, make, change, all, sold, buy } = await prepare(t);
  const made = (await make({ position: 2 })).body.data;
  assert.deepEqual([made.currency, made.isOnSale, made.gift, made.version], ['USD', true, 2, 1]);
  const [first] = await sold();
  assert.deepEqual([first.tokens, first.price, first.currency], [10, 8, 'USD']);
  assert.equal((await buy(made._id, 8)).status, 200);

  const dearer = (await change(made._id, { version: 1, price: 10 })).body.data;
  assert.deepEqual([dearer.price, dearer.gift, dearer.version, dearer.names], [10, 0, 2, names]);
  assert.deepEqual((await buy(made._id, 8)).body.code, 'price.changed');
  const late = await change(made._id, { version: 1, price: 1 });
  assert.deepEqual([late.status, late.body.code], [409, 'package.changed']);

  const same = await change(made._id, { version: 2, names, tokens: 10, price: 10, position: 2, isOffered: true });
  assert.deepEqual([same.status, same.body.data.version], [200, 2], 'what changes nothing is no change');
  assert.equal((await change(made._id, { version: 2, isOffered: false })).body.data.isOnSale, false);
  assert.deepEqual(await sold(), []);
  assert.equal((await buy(made._id, 10)).status, 404);
  assert.equal((await all()).length, 1);
  const log = await api.db.selectFrom('audit_log').select(['action', 'details']).orderBy('id').execute();
  assert.deepEqual(
    log.filter(({ action }) => action.startsWith('package.')).map(({ action, details }) => [action, details]),
    [
      [
        'package.created',
        {
          ...{ name: { before: null, after: names }, tokens: { before: null, after: 10 } },
          ...{ amount: { before: null, after: 8 }, currency: { before: null, after: 'USD' } },
          ...{ position: { before: null, after: 2 }, isPublished: { before: null, after: true } },
        },
      ],
      ['package.changed', { amount: { before: 8, after: 10 } }],
      ['package.changed', { isPublished: { before: true, after: false } }],
    ],
  );
});

test('a package has a name in each language that one is written in; who reads another reads the English one', async (t) => {
  const { fan, make, change, all, sold } = await prepare(t);
  const { _id: id } = (await make({ names: { ...names, 'de-DE': 'Spross', 'tr-TR': '' } })).body.data;
  const nameIn = async (culture: string): Promise<string> =>
    (await fan.get('/package/token/search', { 'x-locale': culture })).body.data.data[0].name;
  assert.deepEqual(await Promise.all(['fa-IR', 'de-DE', 'tr-TR', 'ur-PK', 'ar-DZ'].map(nameIn)), [
    'جوانه',
    'Spross',
    'Sprout',
    'Sprout',
    'برعم',
  ]);
  // An older console sends the first three alone.
  const renamed = (await change(id, { version: 1, names: { ...names, 'en-US': 'Seed' } })).body.data;
  assert.deepEqual(renamed.names, { ...names, 'en-US': 'Seed', 'de-DE': 'Spross' });
  await change(id, { version: 2, names: { ...names, 'de-DE': ' ' } });
  assert.deepEqual((await all())[0].names, names);
  assert.equal((await sold()).length, 1);
});

test('the packages of the first migration are named in every language', async (t) => {
  const api = await createTestApi(t);
  const packages = await api.db.selectFrom('token_packages').select('names').execute();
  assert.equal(packages.length, 4);
  for (const { names: written } of packages)
    assert.deepEqual(
      LOCALES.filter((locale) => !written[locale]),
      [],
      JSON.stringify(written),
    );
});

test('a package is sold in the currency it was priced in, and in no other', async (t) => {
  const { make, change, all, sold, buy, set } = await prepare(t);
  const { _id: id } = (await make({ price: 10 })).body.data;
  await set({ currency: 'JPY', tokenValue: 150 });
  assert.deepEqual(await sold(), []);
  assert.equal((await buy(id, 10, 'JPY')).status, 404);
  const [kept] = await all();
  assert.deepEqual([kept.price, kept.currency, kept.isOffered, kept.isOnSale], [10, 'USD', true, false]);
  const typedBefore = await change(id, { version: 1, price: 2000, currency: 'USD' });
  assert.deepEqual([typedBefore.status, typedBefore.body.code], [409, 'package.changed']);
  assert.equal((await make({ currency: 'USD' })).body.code, 'package.changed');
  // A price in yen has no hundredths, and one yen less than what ten tokens are worth gives the rest away.
  const refused = await change(id, { version: 1, price: 1499.5 });
  assert.deepEqual([refused.status, refused.body.details[0].path], [422, 'price']);
  assert.equal((await change(id, { version: 1, price: 1485 })).body.data.gift, 0.1);
  assert.deepEqual(
    (await sold()).map(({ price, currency }: { price: number; currency: string }) => [price, currency]),
    [[1485, 'JPY']],
  );
});

test('what cannot be charged or shown is refused by its field, and nobody but an operator has a say', async (t) => {
  const { api, fan, make, all, sold } = await prepare(t);
  const body = { names, tokens: 10, price: 8 };
  const cases: Array<[object, string]> = [
    [{ price: 0.01 }, 'price'],
    [{ price: 8.005 }, 'price'],
    [{ price: -8 }, 'price'],
    [{ tokens: 0 }, 'tokens'],
    [{ names: { ...names, 'ar-EG': ' ' } }, 'names.ar-EG'],
    [{ names: { 'fa-IR': 'جوانه' } }, 'names.en-US'],
    [{ position: 1000 }, 'position'],
  ];
  for (const [wrong, path] of cases) {
    const refused = await make(wrong);
    assert.deepEqual([refused.status, refused.body.details[0].path], [422, path], refused.text);
  }
  for (const caller of [api.guest, fan, api.as(await api.createPerformer())]) {
    assert.ok([401, 403].includes((await caller.post('/operator/packages', body)).status));
    assert.ok([401, 403].includes((await caller.get('/operator/packages')).status));
  }
  assert.deepEqual(await all(), []);
  for (let count = 0; count < 50; count += 1) assert.equal((await make()).status, 200);
  assert.equal((await sold()).length, 50, 'wallets show all, also those that name no limit');
  assert.equal((await make()).body.code, 'package.too_many');
});
