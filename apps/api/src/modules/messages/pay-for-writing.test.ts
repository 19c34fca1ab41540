import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance, lockAccounts } from '../ledger/ledger.repository.ts';
import { openTalk } from './testing.ts';

/** A performer who asks three tokens for each message, and a fan with a hundred. */
const prepare = async (t: TestContext, { messagePrice = 3, balance = 100 } = {}) => {
  const api = await createTestApi(t);
  const talk = await openTalk(api);
  const { fan, performer, id, url } = talk;
  if (balance > 0) await api.fund(fan, balance);
  const set = (changes: object) => api.as(performer).put('/performer/inbox-settings', changes);
  assert.equal((await set({ messagePrice })).status, 200);
  const write = (body: object, from: TestAccount = fan, key: string = randomUUID()) =>
    api.as(from).pay(url, { text: 'Hello', ...body }, key);
  const priceFor = async (account: TestAccount) =>
    (await api.as(account).get(`/conversations/${id}`)).body.data.messagePrice;
  const left = () => findBalance(api.db, walletOf(fan.id));
  const counted = async () => (await api.as(performer).get(url)).body.data.data.length;
  return { ...talk, api, set, write, priceFor, left, counted };
};

test('who does not subscribe pays for each message, as the conversation says, and both see it', async (t) => {
  const { api, fan, performer, id, url, write, priceFor, left } = await prepare(t);
  assert.deepEqual([await priceFor(fan), await priceFor(performer)], [3, 0]);
  const before = api.events.length;
  const sent = await write({ expectedPrice: 3 });
  assert.equal(sent.status, 200, sent.text);
  assert.equal(sent.body.data.amount, 3);
  assert.equal((await api.as(performer).get(url)).body.data.data[0].amount, 3);
  assert.deepEqual([await left(), await findBalance(api.db, earningsOf(performer.id))], [9700n, 240n]);
  const told = api.events.slice(before).map(({ event }) => event);
  assert.ok(
    told.some(({ name, data }) => name === 'wallet.balance.changed' && 'balance' in data && data.balance === 97),
  );
  assert.ok(!told.some(({ name }) => name === 'notification.created'));
  const { body } = await api.as(fan).get('/wallet/charges/user/search');
  const [movement] = body.data.data;
  assert.deepEqual(
    [movement.kind, movement.itemType, movement.itemId, movement.amount],
    [...['purchase', 'conversation', id, 3]],
  );
  assert.deepEqual(await findImbalances(api.db), []);
});

test('what is paid for needs a key, by which it is not paid twice; what is free needs none', async (t) => {
  const { api, fan, performer, url, left, counted } = await prepare(t);
  const refused = await api.as(fan).post(url, { text: 'Hello', expectedPrice: 3 });
  assert.deepEqual([refused.status, refused.body.code], [400, 'idempotency.key_required']);
  assert.deepEqual([await left(), await counted()], [10_000n, 0]);
  assert.equal((await api.as(performer).post(url, { text: 'Hello' })).status, 200);
});

test('another price than the fan has agreed to is refused, and nothing is written or charged', async (t) => {
  const { set, write, left, counted } = await prepare(t);
  for (const body of [{}, { expectedPrice: 2 }, { expectedPrice: 4 }]) {
    const { status, body: answer } = await write(body);
    assert.deepEqual([status, answer.code], [409, 'price.changed']);
    assert.match(answer.message, /۳/);
  }
  assert.deepEqual([await left(), await counted()], [10_000n, 0]);
  // What has become free is sent, whatever was agreed to.
  await set({ messagePrice: 0 });
  assert.equal((await write({ expectedPrice: 3 })).status, 200);
  assert.equal(await left(), 10_000n);
});

test('a message that is sent again with its key is paid once, also at the same time and long after', async (t) => {
  const { api, fan, write, left, counted } = await prepare(t);
  const key = randomUUID();
  const send = () => write({ expectedPrice: 3 }, fan, key);
  const answers = await Promise.all([send(), send(), send()]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  await api.db.deleteFrom('idempotency_keys').execute();
  assert.equal((await send()).status, 200);
  assert.deepEqual([await left(), await counted()], [9700n, 1]);
});

test('without enough tokens nothing is written', async (t) => {
  const { write, left, counted } = await prepare(t, { balance: 2 });
  const refused = await write({ expectedPrice: 3 });
  assert.deepEqual([refused.status, refused.body.code], [402, 'wallet.insufficient_balance']);
  assert.deepEqual([await left(), await counted()], [200n, 0]);
});

test('what is refused for another reason costs nothing', async (t) => {
  const { set, write, left } = await prepare(t);
  await set({ filteredWords: ['secret'], keepsRequests: true });
  assert.equal((await write({ text: 'a secret', expectedPrice: 3 })).status, 422);
  for (const text of ['1', '2', '3']) assert.equal((await write({ text, expectedPrice: 3 })).status, 200);
  const late = await write({ text: '4', expectedPrice: 3 });
  assert.deepEqual([late.status, late.body.code], [409, 'messages.awaiting_answer']);
  assert.equal(await left(), 9100n);
});

test('paying to write makes nobody known: links are held until she answers', async (t) => {
  const { api, performer, id, write } = await prepare(t);
  await write({ expectedPrice: 3 });
  await write({ text: 'https://spam.example', expectedPrice: 3 });
  assert.equal((await api.as(performer).get(`/conversations/${id}`)).body.data.linksHeld, true);
});

test('she and her subscribers write for nothing', async (t) => {
  const { api, fan, performer, write, priceFor, left } = await prepare(t);
  assert.equal((await write({}, performer)).status, 200);
  await api.subscribe(fan, performer);
  const before = await left();
  assert.equal(await priceFor(fan), 0);
  assert.equal((await write({})).status, 200);
  assert.equal(await left(), before);
});

test('an own limit of spending holds for it', async (t) => {
  const { api, fan, write, left } = await prepare(t);
  const set = await api.as(fan).put('/wallet/spending-caps', { period: 'day', amount: 5 });
  assert.equal(set.status, 200, set.text);
  assert.equal((await write({ expectedPrice: 3 })).status, 200);
  assert.equal((await write({ expectedPrice: 3 })).body.code, 'wallet.cap_reached');
  assert.equal(await left(), 9700n);
});

test('it costs at most what anything costs', async (t) => {
  const { set } = await prepare(t);
  const refused = await set({ messagePrice: 300.01 });
  assert.deepEqual([refused.status, refused.body.code], [422, 'messages.writing_price_too_high']);
  assert.equal((await set({ messagePrice: 300 })).body.data.messagePrice, 300);
});

test('who writes locks the wallet before the account, as a deletion does', async (t) => {
  const { api, fan, write } = await prepare(t);
  let answer: ReturnType<typeof write> | undefined;
  await api.context.work(async ({ db }) => {
    await lockAccounts(db, [walletOf(fan.id)]);
    answer = write({ expectedPrice: 3 });
    await someoneWaits(api);
    await sql`select from users where id = ${fan.id} for no key update nowait`.execute(db);
  });
  assert.equal((await answer)?.status, 200);
});
