import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { openSocket } from '../../testing/sockets.ts';
import { ensurePrivateConversation } from '../conversations/conversations.repository.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { earningsOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { openTalk, uploadFor } from '../messages/testing.ts';

const SECRET = 'xyzzy-paid-words';

/** A message with a picture, or with words alone, that costs five tokens, and a fan with a hundred. */
const sell = async (api: TestApi, { text = SECRET, hasFile = true } = {}) => {
  const talk = await openTalk(api);
  const { fan, performer, url } = talk;
  await api.fund(fan, 100);
  const fileId: string = (await uploadFor(api, performer)).body.data._id;
  const sent = await api.as(performer).post(url, { text, ...(hasFile && { fileIds: [fileId] }), price: 5 });
  assert.equal(sent.status, 200, sent.text);
  await api.runJobs();
  const message: Message = sent.body.data;
  const buy = (expectedPrice = 5, key?: string) =>
    api.as(fan).pay(`/wallet/charges/message/${message._id}`, { expectedPrice }, key);
  const shownTo = async (account: typeof fan): Promise<Message> => (await api.as(account).get(url)).body.data.data[0];
  return { ...talk, fileId, message, buy, shownTo };
};

test('no part of a paid message reaches a fan who has not paid, on any route', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, url, fileId, message, shownTo } = await sell(api, { text: '' });
  const ofWords = await api.as(performer).post(url, { text: SECRET, price: 5 });
  assert.equal(ofWords.status, 200, ofWords.text);
  const socket = await openSocket(t, await api.listen(), fan);
  await socket.emit('conversation.join', { conversationId: id });
  const places = {
    messages: (await api.as(fan).get(url)).body.data.data as Message[],
    newest: await shownTo(fan),
    found: (await api.as(fan).get(`/conversations/search?q=${SECRET}`)).body.data.data,
    conversations: (await api.as(fan).get('/conversations')).body,
    conversation: (await api.as(fan).get(`/conversations/${id}`)).body,
    caughtUp: await socket.emit('catch-up', { scope: `conversation:${id}`, after: 0 }),
    told: api.events.filter(({ target }) => JSON.stringify(target).includes(fan.id)),
    signed: (await api.as(fan).post('/files/sign-urls', { fileIds: [fileId] })).body,
    export: (await api.as(fan).get('/users/me/export')).text,
  };
  for (const [place, answer] of Object.entries(places)) {
    assert.ok(!JSON.stringify(answer).includes(SECRET), `the text is in ${place}`);
  }
  assert.ok(!JSON.stringify(places.signed).includes(fileId), 'an address of the file is given');
  assert.equal((await api.as(fan).post('/files/sign-url', { fileId })).status, 404);
  assert.equal((await api.as(fan).post(`/messages/${message._id}/videos/${fileId}/url`, {})).status, 404);
  assert.deepEqual(
    places.messages.map(({ isLocked, isBought, price, text, files }) => [
      isLocked,
      isBought,
      price,
      text,
      files.length,
    ]),
    [
      [true, false, 5, '', 0],
      [true, false, 5, '', 1],
    ],
  );
  assert.ok(places.told.some(({ event }) => event.name === 'message.created'));
});

test('the words beside files that are sold are free everywhere, and those of before stay locked', async (t) => {
  const api = await createTestApi(t);
  const { fan, id, url, fileId, message, shownTo, buy } = await sell(api, { text: 'zarf-azad' });
  const socket = await openSocket(t, await api.listen(), fan);
  const places = {
    messages: await shownTo(fan),
    conversations: (await api.as(fan).get('/conversations')).body.data.data[0].lastMessage,
    found: (await api.as(fan).get('/conversations/search?q=zarf-azad')).body.data.data,
    caughtUp: await socket.emit('catch-up', { scope: `conversation:${id}`, after: 0 }),
    told: api.events.filter(({ target }) => target.kind === 'user' && target.userId === fan.id),
  };
  for (const [place, answer] of Object.entries(places)) {
    assert.ok(JSON.stringify(answer).includes('zarf-azad'), `the text is missing in ${place}`);
  }
  const { isLocked, isTextFree, files } = places.messages;
  assert.deepEqual([isLocked, isTextFree, files.length], [true, true, 1]);
  assert.equal((await api.as(fan).post('/files/sign-url', { fileId })).status, 404);
  // As one that was written before words were free.
  await api.db.updateTable('messages').set({ is_text_free: false }).where('id', '=', message._id).execute();
  assert.equal((await shownTo(fan)).text, '');
  assert.deepEqual((await api.as(fan).get('/conversations/search?q=zarf-azad')).body.data.data, []);
  await buy();
  assert.equal((await api.as(fan).get(url)).body.data.data[0].text, 'zarf-azad');
  assert.equal((await api.as(fan).post('/files/sign-url', { fileId })).status, 200);
});

test('buying a message opens it, credits the performer, and notifies both', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, buy, shownTo } = await sell(api, { hasFile: false });
  const before = api.events.length;
  const bought = await buy();
  assert.equal(bought.status, 200, bought.text);
  assert.equal(bought.body.data.balance, 95);
  assert.deepEqual([bought.body.data.transaction.kind, bought.body.data.transaction.itemType], ['purchase', 'message']);
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 400n);
  const movement = await api.as(fan).get(`/wallet/charges/${bought.body.data.transaction._id}`);
  assert.deepEqual([movement.body.data.itemType, movement.body.data.conversationId], ['message', id]);
  for (const account of [fan, performer]) {
    const { text, isLocked, isBought } = await shownTo(account);
    assert.deepEqual([text, isLocked, isBought], [SECRET, false, true]);
  }
  const events = api.events.slice(before);
  const unlocked = events.filter(({ event }) => event.name === 'message.unlocked');
  assert.deepEqual(
    unlocked.map(({ target }) => target).sort(),
    [
      { kind: 'user', userId: fan.id },
      { kind: 'user', userId: performer.id },
    ].sort(),
  );
  assert.ok(unlocked.every(({ event }) => JSON.stringify(event).includes(SECRET)));
  const told = events.find(({ event }) => event.name === 'notification.created');
  assert.ok(JSON.stringify(told?.event.data).includes(`/messages/${id}`));
  const socket = await openSocket(t, await api.listen(), fan);
  const { events: missed } = await socket.emit('catch-up', { scope: `conversation:${id}`, after: 0 });
  assert.equal(JSON.stringify(missed).split(SECRET).length - 1, 2, 'created and unlocked, both whole');
  const kept = await api.db.selectFrom('scope_events').select('data').execute();
  assert.ok(!JSON.stringify(kept).includes(SECRET));
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a message is paid once: concurrently, with a repeated key, and never at another price', async (t) => {
  const api = await createTestApi(t);
  const { performer, buy } = await sell(api);
  const stale = await buy(4);
  assert.deepEqual([stale.status, stale.body.code], [409, 'price.changed']);
  const answers = await Promise.all([buy(), buy(), buy()]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  assert.equal(refused?.body.code, 'wallet.already_purchased');
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 400n);
});

test('bought messages survive deletion by their performer, and others do not', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, url, fileId, message, buy, shownTo } = await sell(api);
  const other: Message = (await api.as(performer).post(url, { text: 'unpaid', price: 5 })).body.data;
  await buy();
  const refused = await api.as(performer).delete(`/messages/${message._id}`);
  assert.deepEqual([refused.status, refused.body.code], [409, 'messages.bought']);
  const removed = await api.as(performer).delete(`/messages/${id}/remove-all-message`);
  assert.equal(removed.body.data.removed, 1);
  const messages: Message[] = (await api.as(fan).get(url)).body.data.data;
  assert.deepEqual(
    messages.map(({ _id, isDeleted, text }) => [_id, isDeleted, text]),
    [
      [other._id, true, ''],
      [message._id, false, SECRET],
    ],
  );
  assert.equal((await api.as(fan).post('/files/sign-url', { fileId })).status, 200);
  assert.equal((await shownTo(performer)).isDeleted, true);
  const gone = await api.as(fan).pay(`/wallet/charges/message/${other._id}`, { expectedPrice: 5 });
  assert.equal(gone.status, 404);
});

test('of a concurrent purchase and deletion one succeeds', async (t) => {
  const api = await createTestApi(t);
  const { performer, message, buy } = await sell(api);
  const [bought, taken] = await Promise.all([buy(), api.as(performer).delete(`/messages/${message._id}`)]);
  const outcome = [bought.status, taken.status];
  assert.ok(String(outcome) === '200,409' || String(outcome) === '404,200', String(outcome));
});

test('only the recipient buys a message, once its files are ready, with both accounts active and a price set', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url, message, buy } = await sell(api);
  const stranger = await api.createUser({ balance: 100 });
  const address = `/wallet/charges/message/${message._id}`;
  assert.equal((await api.as(stranger).pay(address, { expectedPrice: 5 })).status, 404);
  assert.equal((await api.as(performer).pay(address, { expectedPrice: 5 })).status, 403);
  const free: Message = (await api.as(performer).post(url, { text: 'hello' })).body.data;
  const unasked = await api.as(fan).pay(`/wallet/charges/message/${free._id}`, { expectedPrice: 0 });
  assert.deepEqual([unasked.status, unasked.body.code], [409, 'wallet.not_for_sale']);
  const fileId: string = (await uploadFor(api, performer)).body.data._id;
  const early: Message = (await api.as(performer).post(url, { fileIds: [fileId], price: 5 })).body.data;
  const unready = await api.as(fan).pay(`/wallet/charges/message/${early._id}`, { expectedPrice: 5 });
  assert.deepEqual([unready.status, unready.body.code], [409, 'messages.not_ready']);
  await api.as(performer).post('/block/users', { userId: fan.id });
  assert.equal((await buy()).status, 404);
});

test('only verified performers set prices for messages, to fans, within the bounds of sales', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url } = await openTalk(api);
  const send = (account: typeof fan, price: number) => api.as(account).post(url, { text: 'words', price });
  const byFan = await send(fan, 5);
  assert.deepEqual([byFan.status, byFan.body.code], [403, 'messages.not_sellable']);
  const dear = await send(performer, 300.01);
  assert.deepEqual(
    [dear.status, dear.body.code, dear.body.details[0].path],
    [422, 'messages.price_out_of_bounds', 'price'],
  );
  assert.equal((await send(performer, -1)).status, 422);
  assert.equal((await send(performer, 1.005)).status, 422);
  assert.equal((await send(performer, 300)).status, 200);
  const colleague = await api.createPerformer();
  const conversationId = await api.context.work(({ db }) => ensurePrivateConversation(db, performer.id, colleague.id));
  const between = await api
    .as(performer)
    .post(`/messages/conversations/${conversationId}`, { text: 'words', price: 5 });
  assert.equal(between.body.code, 'messages.not_sellable');
});
