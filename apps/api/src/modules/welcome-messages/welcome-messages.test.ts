import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Message } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { killEverywhere } from '../../testing/money/kill.ts';
import { reverse } from '../ledger/reversals.ts';
import { uploadFor } from '../messages/testing.ts';
import { expireSubscription } from '../subscriptions/ending.service.ts';
import { lockSubscription } from '../subscriptions/subscriptions.repository.ts';
import { sendWelcome } from './sending.service.ts';

const URL = '/performer/welcome-message';
const WORDS = { isOn: true, text: 'Welcome to my studio' };

const prepare = async (t: TestContext, template: object | null = WORDS) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  if (template) assert.equal((await api.as(performer).put(URL, template)).status, 200);
  const subscribe = async (by: TestAccount = fan) => {
    const order = { performerId: performer.id, type: 'monthly', expectedPrice: 5, expectedRenewalPrice: 5 };
    const { status, text } = await api.as(by).pay('/wallet/charges/subscribe/performers', order);
    assert.equal(status, 200, text);
    await api.runJobs();
  };
  return { api, fan, performer, subscribe };
};

/** What the fan finds of her. */
const received = async (api: TestApi, fan: TestAccount): Promise<Message[]> => {
  const { body } = await api.as(fan).get('/conversations');
  const [conversation] = body.data.data;
  if (!conversation) return [];
  return (await api.as(fan).get(`/messages/conversations/${conversation._id}`)).body.data.data;
};

/** An item of her vault that is ready, made by an upload. */
const vaultItem = async (api: TestApi, performer: TestAccount): Promise<string> => {
  await uploadFor(api, performer);
  await api.runJobs();
  return (await api.as(performer).get('/performer/vault')).body.data.data[0]._id;
};

const expire = (api: TestApi, fan: TestAccount, performer: TestAccount) =>
  api.context.work(async (unit) => {
    const row = await lockSubscription(unit.db, fan.id, performer.id);
    assert.ok(row);
    await expireSubscription(unit, row);
  });

test('a new subscriber gets the message once, as an unread one, and not again after coming back', async (t) => {
  const { api, fan, performer, subscribe } = await prepare(t);
  await subscribe();
  const [message] = await received(api, fan);
  assert.deepEqual([message?.text, message?.senderId], [WORDS.text, performer.id]);
  assert.equal((await api.as(fan).get('/messages/counting-not-read-messages')).body.data.totalNotSeenMessages, 1);
  assert.ok(api.events.some(({ event }) => event.name === 'message.created'));
  await expire(api, fan, performer);
  await subscribe();
  assert.equal((await received(api, fan)).length, 1);
});

test('nor after a refund, nor where a gift came first or a trial becomes a paid period', async (t) => {
  const { api, fan, performer, subscribe } = await prepare(t);
  await subscribe();
  const { id } = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'subscription')
    .executeTakeFirstOrThrow();
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: id }));
  await expire(api, fan, performer);
  await subscribe();
  assert.equal((await received(api, fan)).length, 1);
  const given = await api.createUser({ balance: 100 });
  const { username } = await api.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', given.id)
    .executeTakeFirstOrThrow();
  const gift = { performerId: performer.id, username, type: 'monthly', expectedPrice: 5 };
  for (const round of [1, 2]) {
    const { status, text } = await api.as(fan).pay('/wallet/charges/subscribe/gifts', gift);
    assert.equal(status, 200, `${round}: ${text}`);
    await api.runJobs();
  }
  await expire(api, given, performer);
  await subscribe(given);
  assert.equal((await received(api, given)).length, 1);
  await api.db.updateTable('performers').set({ is_free_trial: true }).where('user_id', '=', performer.id).execute();
  const tried = await api.createUser({ balance: 100 });
  const free = { performerId: performer.id, type: 'free', expectedPrice: 0, expectedRenewalPrice: 5 };
  assert.equal((await api.as(tried).pay('/wallet/charges/subscribe/performers', free)).status, 200);
  await api.runJobs();
  await expire(api, tried, performer);
  await subscribe(tried);
  assert.equal((await received(api, tried)).length, 1);
});

test('each gets files of its own of her vault, locked where they cost something, and the vault keeps them', async (t) => {
  const { api, fan, performer, subscribe } = await prepare(t, null);
  const itemId = await vaultItem(api, performer);
  const set = await api.as(performer).put(URL, { ...WORDS, itemIds: [itemId], price: 3 });
  assert.equal(set.status, 200, set.text);
  assert.deepEqual([set.body.data.price, set.body.data.items[0]._id], [3, itemId]);
  const other = await api.createUser({ balance: 100 });
  await subscribe();
  await subscribe(other);
  const [mine] = await received(api, fan);
  const [theirs] = await received(api, other);
  assert.deepEqual([mine?.isLocked, mine?.price, mine?.text, mine?.files.length], [true, 3, WORDS.text, 1]);
  assert.notEqual(mine?.files[0]?._id, theirs?.files[0]?._id);
  const bought = await api.as(fan).pay(`/wallet/charges/message/${mine?._id}`, { expectedPrice: 3 });
  assert.equal(bought.status, 200, bought.text);
  assert.equal((await received(api, fan))[0]?.isLocked, false);
  assert.equal((await received(api, other))[0]?.isLocked, true);
  assert.equal((await api.as(performer).delete(`/performer/vault/${itemId}`)).body.code, 'vault.in_use');
  const uses = (await api.as(performer).get(`/performer/vault/${itemId}/uses`)).body.data.data;
  assert.ok(uses.some(({ type }: { type: string }) => type === 'welcome'));
});

test('nothing is sent while it is off, or to who is parted or gone by then, and it is not made up for', async (t) => {
  const { api, fan, performer, subscribe } = await prepare(t, { isOn: false, text: WORDS.text });
  await subscribe();
  await api.as(performer).put(URL, WORDS);
  await api.context.work((unit) => sendWelcome(unit, { performerId: performer.id, userId: fan.id }));
  const [blocked, left] = [await api.createUser(), await api.createUser()];
  await api.as(performer).post('/block/users', { userId: blocked.id });
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', left.id).execute();
  for (const { id } of [blocked, left]) {
    await api.context.work((unit) => sendWelcome(unit, { performerId: performer.id, userId: id }));
  }
  assert.deepEqual(await api.db.selectFrom('messages').selectAll().execute(), []);
});

test("another's files, sounds and what is not there are refused, and so is nothing at all while it is on", async (t) => {
  const { api, performer } = await prepare(t, null);
  const foreign = await vaultItem(api, await api.createPerformer());
  const refused = await api.as(performer).put(URL, { ...WORDS, itemIds: [foreign] });
  assert.deepEqual([refused.status, refused.body.code], [422, 'welcome.file_not_usable']);
  assert.equal((await api.as(performer).put(URL, { isOn: true, text: '' })).status, 422);
  assert.equal(
    (await api.as(performer).put(URL, { ...WORDS, price: 100_000 })).body.code,
    'messages.price_out_of_bounds',
  );
  assert.deepEqual((await api.as(performer).get(URL)).body.data, {
    isOn: false,
    isTakenDown: false,
    text: '',
    price: null,
    items: [],
  });
});

test('wherever the job is cut off, the fan gets one message', async (t) => {
  await killEverywhere(
    await createTestApi(t),
    async (api) => {
      const [fan, performer] = [await api.createUser(), await api.createPerformer()];
      await api.as(performer).put(URL, WORDS);
      return {
        run: (context) =>
          context.work((unit) => sendWelcome(unit, { performerId: performer.id, userId: fan.id })).then(() => ({})),
        found: async () => (await received(api, fan)).map(({ text }) => text),
        expected: [WORDS.text],
      };
    },
    (number) => number % 7 === 0,
  );
});
