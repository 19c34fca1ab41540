import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { belowApi } from '../files/testing.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { PDF, publishDownload, publishProduct } from './testing.ts';

const charge = (id: string) => `/wallet/charges/product/${id}`;
const linkOf = (api: TestApi, account: TestAccount, id: string) =>
  api.as(account).get(`/performer-assets/products/${id}/download-link`);

test('who buys a file pays once, exactly, and downloads what was sent', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  const { _id: id } = await publishDownload(api, performer, { price: '12.35' });
  assert.deepEqual(
    [(await linkOf(api, fan, id)).status, (await linkOf(api, fan, id)).body.code],
    [403, 'files.locked'],
  );

  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.as(fan).pay(charge(id), { expectedPrice: 12.35 }, key)));
  for (const { status, body } of answers) assert.deepEqual([status, body.data.balance], [200, 7.65]);
  assert.equal((await api.as(fan).pay(charge(id), { expectedPrice: 12.35 })).body.code, 'wallet.already_purchased');
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 765n);
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 988n);
  assert.deepEqual(await findImbalances(api.db), []);

  const { url, name } = (await linkOf(api, fan, id)).body.data;
  const file = await api.guest.get(belowApi(url));
  assert.equal(name, 'pattern.pdf');
  assert.deepEqual([file.status, file.headers['content-type']], [200, 'application/pdf']);
  assert.equal(file.headers['content-disposition'], "attachment; filename*=UTF-8''pattern.pdf");
  assert.deepEqual(file.bytes, PDF);
});

test('twice at once by two requests is bought once', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  const { _id: id } = await publishDownload(api, performer);
  const answers = await Promise.all([1, 2, 3].map(() => api.as(fan).pay(charge(id), { expectedPrice: 4 })));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 1600n);
});

test('an address that was given away ends with what gave it', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  const { _id: id } = await publishDownload(api, performer);
  await api.as(fan).pay(charge(id), { expectedPrice: 4 });
  const { url } = (await linkOf(api, fan, id)).body.data;
  assert.equal((await api.guest.get(belowApi(url).split('?')[0] ?? '')).status, 403);
  await api.as(performer).delete(`/performer/performer-assets/products/${id}`);
  assert.equal((await api.guest.get(belowApi(url))).status, 403);
  assert.equal((await linkOf(api, fan, id)).status, 404);
});

test('what is free is downloaded without paying, what is for subscribers with a subscription', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  const free = await publishDownload(api, performer, { audience: 'free' });
  const members = await publishDownload(api, performer, { audience: 'subscribers', price: '0' });
  assert.equal((await linkOf(api, fan, free._id)).status, 200);
  assert.equal((await linkOf(api, fan, members._id)).status, 403);
  assert.equal((await api.as(fan).pay(charge(members._id), { expectedPrice: 0 })).body.code, 'wallet.not_for_sale');
  await api.subscribe(fan, performer);
  assert.equal((await linkOf(api, fan, members._id)).status, 200);
});

test('what is sent, a draft, and what one cannot pay for is not bought', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 3 })];
  const bowl = await publishProduct(api, performer, { price: '2' });
  const draft = await publishDownload(api, performer, { isPublished: 'false', price: '2' });
  const dear = await publishDownload(api, performer);
  const codeOf = async (id: string, expectedPrice = 2) =>
    (await api.as(fan).pay(charge(id), { expectedPrice })).body.code;
  assert.equal(await codeOf(bowl._id), 'wallet.order_needed');
  assert.equal(await codeOf(draft._id), 'request.not_found');
  assert.equal(await codeOf(dear._id, 4), 'wallet.insufficient_balance');
  assert.equal((await linkOf(api, fan, bowl._id)).status, 404);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 300n);
});
