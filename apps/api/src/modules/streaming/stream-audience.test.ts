import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { openSocket } from '../../testing/sockets.ts';
import { offerTo } from './testing.ts';

const SUBSCRIBING = { type: 'monthly', expectedPrice: 5, expectedRenewalPrice: 5 };

const goLive = async (api: TestApi, performer: TestAccount, kind: object) => {
  const answer = await api.as(performer).post('/streaming/live', { title: 'Ink', ...kind });
  assert.equal(answer.status, 200, answer.text);
  const { _id: id, conversationId: chatId } = answer.body.data;
  api.live.publishing.add(id);
  return { id, chatId } as { id: string; chatId: string };
};

/** By each way in, what an account is answered: null where it comes in, else the code. */
const waysIn = async (api: TestApi, by: TestAccount, { id, chatId }: { id: string; chatId: string }) => {
  const as = api.as(by);
  const answers = [
    await as.get(`/streaming/join/${id}`),
    await as.get(`/conversations/stream/public/${id}`),
    await as.get(`/messages/conversations/public/${chatId}`),
    await as.post(`/messages/stream/public/conversations/${chatId}`, { text: 'hello' }),
    await as.post(`/messages/stream/conversations/${chatId}`, { text: 'hello' }),
  ];
  const played = await offerTo(api, `whep/${id}`, by);
  const codes = answers.map(({ status, body }) => (status === 200 ? null : (body.code as string)));
  return new Set([...codes, played.statusCode === 201 ? null : (played.json().code as string)]);
};

const asCaller = async (api: TestApi, by: TestAccount, id: string) =>
  (await api.as(by).get(`/streaming/${id}`)).body.data;

test('a stream for followers is closed to others by every way in, its card is not, and following opens it', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const stream = await goLive(api, performer, { audience: 'followers' });
  assert.deepEqual(await waysIn(api, fan, stream), new Set(['stream.for_followers']));
  assert.equal(
    (await api.guest.get(`/messages/conversations/public/${stream.chatId}`)).body.code,
    'stream.for_followers',
  );
  const card = await asCaller(api, fan, stream.id);
  assert.deepEqual([card.audience, card.isLocked, card.title], ['followers', true, 'Ink']);
  const [listed] = (await api.guest.get('/streaming/user/search')).body.data.data;
  assert.deepEqual([listed._id, listed.isLocked], [stream.id, true]);

  await api.as(fan).post(`/follows/${performer.id}`);

  assert.deepEqual(await waysIn(api, fan, stream), new Set([null]));
  assert.equal((await asCaller(api, fan, stream.id)).isLocked, false);
  assert.deepEqual(await waysIn(api, performer, stream), new Set([null]));
});

test('a stream for subscribers takes a running subscription, which opens one for followers too', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 50 })];
  const stream = await goLive(api, performer, { audience: 'subscribers' });
  await api.as(fan).post(`/follows/${performer.id}`);
  assert.deepEqual(await waysIn(api, fan, stream), new Set(['stream.for_subscribers']));

  const order = { performerId: performer.id, ...SUBSCRIBING };
  assert.equal((await api.as(fan).pay('/wallet/charges/subscribe/performers', order)).status, 200);

  assert.deepEqual(await waysIn(api, fan, stream), new Set([null]));
  await api.as(fan).delete(`/follows/${performer.id}`);
  await api.as(performer).put(`/streaming/live/${stream.id}`, { status: 'ended' });
  assert.deepEqual(await waysIn(api, fan, await goLive(api, performer, { audience: 'followers' })), new Set([null]));
});

test('nobody is told by socket what happens in a stream that is closed to them', async (t) => {
  const api = await createTestApi(t);
  const [performer, follower, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  await api.as(follower).post(`/follows/${performer.id}`);
  const { id } = await goLive(api, performer, { audience: 'followers' });
  const url = await api.listen();
  const join = async (account?: TestAccount) => {
    const socket = await openSocket(t, url, account);
    const joined = await socket.emit('stream.join', { streamId: id });
    const caughtUp = await socket.emit('catch-up', { scope: `stream:${id}`, after: 0 });
    return [joined.code ?? joined.ok, caughtUp.code ?? caughtUp.ok];
  };
  assert.deepEqual(await join(follower), [true, true]);
  assert.deepEqual(await join(other), ['stream.for_followers', 'stream.for_followers']);
  assert.deepEqual(await join(), ['stream.for_followers', 'stream.for_followers']);
});

test('a ticket needs a price and a planned duration', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const start = (kind: object) => api.as(performer).post('/streaming/live', { title: 'Ink', ...kind });
  const refused = [
    await start({ audience: 'ticketed', price: 5 }),
    await start({ audience: 'ticketed', plannedDuration: 3600 }),
    await start({ audience: 'ticketed', plannedDuration: 3600, price: 1_000_000 }),
  ];
  assert.deepEqual(
    refused.map(({ body }) => body.code),
    ['stream.duration_needed', 'stream.price_out_of_bounds', 'stream.price_out_of_bounds'],
  );
  const { data } = (await start({ audience: 'ticketed', plannedDuration: 3600, price: 4.5 })).body;
  assert.deepEqual([data.audience, data.price, data.plannedDuration, data.isLocked], ['ticketed', 4.5, 3600, false]);
});
