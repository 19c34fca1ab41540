import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, pay } from '../payment-operations/testing.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { newId } from '../../platform/ids.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertGallery, insertPost } from '../../testing/content.ts';
import { reverse } from '../ledger/reversals.ts';
import { payPerformer } from '../ledger/movements.ts';

const HISTORY = '/wallet/charges/user/search';
const DAY = 24 * 60 * 60 * 1000;

const tip = (api: TestApi, fan: TestAccount, performer: TestAccount, amount: bigint, createdAt = new Date()) =>
  api.context.work((unit) =>
    payPerformer(unit, {
      ...{ kind: 'tip', userId: fan.id, performerId: performer.id, amount, createdAt, note: '=1+1' },
      item: { type: 'profile', id: performer.id },
    }),
  );

const amounts = async (api: TestApi, fan: TestAccount, query: string): Promise<number[]> => {
  const { status, body, text } = await api.as(fan).get(`${HISTORY}?${query}`);
  assert.equal(status, 200, text);
  assert.equal(body.data.total, body.data.data.length);
  return body.data.data.map(({ amount }: { amount: number }) => amount);
};

test('the history is filtered by kind, direction and time, each bound where it belongs', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  const yesterday = new Date(Date.now() - DAY);
  await tip(api, fan, performer, 1000n, yesterday);
  const { id } = await tip(api, fan, performer, 1100n);
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: id, amount: 500n }));
  assert.deepEqual(await amounts(api, fan, 'direction=in'), [5, 100]);
  assert.deepEqual(await amounts(api, fan, 'direction=out'), [11, 10]);
  assert.deepEqual(await amounts(api, fan, 'direction=in&kind=refund'), [5]);
  const at = yesterday.toISOString();
  assert.deepEqual(await amounts(api, fan, `kind=tip&from=${at}`), [11, 10]);
  assert.deepEqual(await amounts(api, fan, `kind=tip&to=${at}`), []);
  assert.deepEqual(await amounts(api, fan, `kind=tip&to=${new Date(yesterday.getTime() + 1).toISOString()}`), [10]);
  assert.equal((await api.as(fan).get(`${HISTORY}?direction=sideways`)).status, 422);
  assert.equal((await api.as(fan).get(`${HISTORY}?from=yesterday`)).status, 422);
});

test('words find the performer’s name and the title of what was bought, as any keyboard writes them', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const [mahsa, other] = [await api.createPerformer({ name: 'مهسا کریمی' }), await api.createPerformer()];
  await tip(api, fan, mahsa, 1000n);
  const galleryId = await insertGallery(api.db, other, { price: 3 });
  await api.db.updateTable('galleries').set({ title: 'Autumn leaves' }).where('id', '=', galleryId).execute();
  await api.as(fan).pay(`/wallet/charges/gallery/${galleryId}`, { expectedPrice: 3 });
  assert.deepEqual(await amounts(api, fan, `q=${encodeURIComponent('كريمي')}`), [10]);
  assert.deepEqual(await amounts(api, fan, 'q=autumn'), [3]);
  assert.deepEqual(await amounts(api, fan, 'q=%25'), []);
  const bought = await api.as(fan).get(`${HISTORY}?q=autumn`);
  assert.equal(bought.body.data.data[0].title, 'Autumn leaves');
  await api.db.updateTable('galleries').set({ deleted_at: new Date() }).where('id', '=', galleryId).execute();
  assert.deepEqual(await amounts(api, fan, 'q=autumn'), []);
});

test('a post is called by its first words, cut between them, in each list of what was bought and sold', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  const postId = await insertPost(api.db, performer, { price: 3 });
  const text = `${'رنگ‌های پاییزی '.repeat(5)}\nآسمان‌خراش ${'و ادامه '.repeat(40)}`;
  await api.db.updateTable('feed_posts').set({ text }).where('id', '=', postId).execute();
  const paid = await api.as(fan).pay(`/wallet/charges/feed/${postId}`, { expectedPrice: 3 });
  assert.equal(paid.status, 200, paid.text);
  const title = `${'رنگ‌های پاییزی '.repeat(5).trim()}…`;
  assert.equal((await api.as(fan).get(`${HISTORY}?kind=purchase`)).body.data.data[0].title, title);
  const range = `from=${new Date(Date.now() - DAY).toISOString()}&to=${new Date(Date.now() + DAY).toISOString()}`;
  assert.ok((await api.as(fan).get(`/wallet/charges/user/export?${range}`)).text.includes(`"${title}"`));
  assert.equal((await api.as(performer).get('/performer/earning/search')).body.data.data[0].title, title);
  const month = new Date().toISOString().slice(0, 7);
  const { groups } = (await api.as(performer).get(`/performer/earning/breakdown?by=item&month=${month}`)).body.data;
  assert.equal(groups[0].item.title, title);
  assert.match((await api.as(fan).get('/library')).body.data.data[0].title, / (و|ادامه)…$/);
});

test('a top-up is found by the number of its receipt, and leads to it', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
  const { payment } = (await api.as(fan).pay('/payment/wallet/top-up', { amount: 30, card })).body.data;
  assert.deepEqual(await amounts(api, fan, `q=${payment.receipt}`), [30]);
  const [{ _id }] = (await api.as(fan).get(`${HISTORY}?q=${payment.receipt}`)).body.data.data;
  assert.equal((await api.as(fan).get(`/wallet/charges/${_id}`)).body.data.paymentId, payment._id);
});

test('an entry tells what took it back, and is nobody else’s', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  const { id } = await tip(api, fan, performer, 1000n);
  const back = await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: id, amount: 400n }));
  const { body } = await api.as(fan).get(`/wallet/charges/${id}`);
  const { amount, direction, reverses, reversals } = body.data;
  assert.deepEqual([amount, direction, reverses], [10, 'out', null]);
  assert.deepEqual(
    reversals.map((of: { _id: string; kind: string; amount: number }) => [of._id, of.kind, of.amount]),
    [[back.id, 'refund', 4]],
  );
  assert.equal((await api.as(fan).get(`/wallet/charges/${back.id}`)).body.data.reverses._id, id);
  assert.equal((await api.as(await api.createUser()).get(`/wallet/charges/${id}`)).status, 404);
});

test('the file has the movements of a range, headings in the caller’s language, and no formula', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer({ name: '@Nima' })];
  await tip(api, fan, performer, 1000n, new Date('2026-02-01T00:00:00Z'));
  await tip(api, fan, performer, 1100n, new Date('2026-03-01T00:00:00Z'));
  const range = 'from=2026-02-01T00:00:00Z&to=2026-03-01T00:00:00Z';
  const { headers, text } = await api.as(fan).get(`/wallet/charges/user/export?${range}`);
  assert.match(String(headers['content-type']), /^text\/csv/);
  assert.match(String(headers['content-disposition']), /wallet-2026-02-01-2026-03-01\.csv/);
  assert.ok(text.startsWith('\uFEFF"زمان (UTC)","نوع"'), text);
  const lines = text.trim().split('\r\n');
  assert.equal(lines.length, 2);
  assert.match(
    lines[1] ?? '',
    /^"2026-02-01T00:00:00\.000Z","انعام","'@Nima",".*","","'=1\+1",-10\.00,"","","","[0-9a-f-]{36}"$/,
  );
  const german = await api.as(fan).get(`/wallet/charges/user/export?${range}`, { 'x-locale': 'de-DE' });
  assert.ok(german.text.startsWith('\uFEFF"Zeit (UTC)","Art"'), german.text);
  assert.match(german.text, /000Z","Trinkgeld","'@Nima"/);
  const tooLong = 'from=2020-01-01T00:00:00Z&to=2026-03-01T00:00:00Z';
  assert.equal((await api.as(fan).get(`/wallet/charges/user/export?${tooLong}`)).status, 422);
  assert.equal((await api.as(fan).get('/wallet/charges/user/export')).status, 422);
});

test('the file says what was paid for tokens, and the tax in it', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const tax = { id: newId(), country: 'DE', name: 'MwSt.', rate: 1900, valid_from: new Date('2020-01-01') };
  await api.db.insertInto('tax_rates').values(tax).execute();
  await api.db.updateTable('users').set({ country: 'DE' }).where('id', '=', fan.id).execute();
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
  const order = { amount: 10, expectedPrice: 11.9, currency: 'USD', card };
  assert.equal((await api.as(fan).pay('/payment/wallet/top-up', order)).status, 200);
  const range = `from=${new Date(Date.now() - 60_000).toISOString()}&to=${new Date(Date.now() + 60_000).toISOString()}`;
  const { text } = await api.as(fan).get(`/wallet/charges/user/export?${range}`);
  const [headings, line] = text.trim().split('\r\n');
  assert.match(headings ?? '', /"توکن","پرداخت‌شده","مالیات آن","ارز","شناسه"$/);
  assert.match(line ?? '', /,10\.00,11\.90,1\.90,"USD","[0-9a-f-]{36}"$/);
});

test('each kind of movement says what it was for, and with whom', async (t) => {
  const api = await createTestApi(t);
  const [fan, receiver] = [await api.createUser({ balance: 100 }), await api.createUser({ name: 'Receiver' })];
  const performer = await api.createPerformer({ name: 'Nima' });
  const { username } = await api.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', receiver.id)
    .executeTakeFirstOrThrow();
  const gift = { performerId: performer.id, username, type: 'monthly', expectedPrice: 5 };
  assert.equal((await api.as(fan).pay('/wallet/charges/subscribe/gifts', gift)).status, 200);
  const { body } = await api.as(fan).get(`${HISTORY}?q=receiver`);
  const [given] = body.data.data;
  assert.deepEqual([given.kind, given.performer.name, given.givenTo.name], ['subscription', 'Nima', 'Receiver']);
  const back = await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: given._id }));
  await api.context.work((unit) => reverse(unit, { kind: 'reversal', transactionId: back.id }));
  const shown = (await api.as(fan).get(HISTORY)).body.data.data;
  assert.deepEqual(
    shown.map((of: { reversedKind: string | null; givenTo: { name: string } | null }) => [
      of.reversedKind,
      of.givenTo?.name,
    ]),
    [
      ['refund', 'Receiver'],
      ['subscription', 'Receiver'],
      [null, 'Receiver'],
      [null, undefined],
    ],
  );
  const detail = await api.as(fan).get(`/wallet/charges/${given._id}`);
  assert.equal(detail.body.data.givenTo._id, receiver.id);
  const range = `from=${new Date(Date.now() - DAY).toISOString()}&to=${new Date(Date.now() + DAY).toISOString()}`;
  const { text } = await api.as(fan).get(`/wallet/charges/user/export?${range}`);
  assert.ok(text.includes(`"اشتراک هدیه","Nima",`), text);
  assert.ok(text.includes(`"بازپرداخت (اشتراک هدیه)"`), text);
  assert.ok(text.includes(`"به Receiver (@${username})"`), text);
  const earned = (await api.as(performer).get('/performer/earning/search')).body.data.data;
  assert.deepEqual(
    earned.map((of: { kind: string; givenTo: { name: string } | null }) => [of.kind, of.givenTo?.name]),
    [
      ['reversal', 'Receiver'],
      ['refund', 'Receiver'],
      ['subscription', 'Receiver'],
    ],
  );
});

test('what moved nothing in the wallet is neither listed nor counted', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const paymentId = await pay(api, fan, CARDS.disputes);
  await tip(api, fan, performer, 3000n);
  await deliverAll(api);
  const disputes = api.db.selectFrom('disputes').select('reversal_id').where('payment_id', '=', paymentId);
  assert.ok((await disputes.executeTakeFirstOrThrow()).reversal_id, 'all of it was borne by the platform');
  assert.deepEqual(await amounts(api, fan, ''), [30, 30]);
  assert.deepEqual(await amounts(api, fan, 'direction=in'), [30]);
});
