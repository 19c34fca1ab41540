import assert from 'node:assert/strict';
import { test } from 'node:test';
import { io } from 'socket.io-client';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { openSocket, type TestSocket } from '../testing/sockets.ts';
import { newEvent, toEveryone } from '../platform/publisher.ts';
import { fullTest } from '../testing/full-test.ts';

const createPair = async (api: TestApi) => {
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const id: string = opened.body.data._id;
  const write = (text: string) => api.as(fan).post(`/messages/conversations/${id}`, { text });
  return { fan, performer, id, write };
};

/** Everything that was sent before this has arrived when it resolves. */
const settle = async (api: TestApi, ...sockets: TestSocket[]) => {
  const mark = newEvent('settings.changed', { keys: [] });
  api.context.publisher.publish(toEveryone, mark);
  await Promise.all(sockets.map((socket) => socket.event('settings.changed', ({ id }) => id === mark.id)));
};

test('a message reaches every device of both sides once, whether the conversation is open there or not', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { fan, performer, id, write } = await createPair(api);
  const [phone, laptop, sender] = [
    await openSocket(t, url, performer),
    await openSocket(t, url, performer),
    await openSocket(t, url, fan),
  ];
  const stranger = await openSocket(t, url, await api.createUser());
  const visitor = await openSocket(t, url);
  assert.deepEqual(await phone.emit('conversation.join', { conversationId: id }), { ok: true, lastSequence: 0 });
  await write('Hello');
  await settle(api, phone, laptop, sender, stranger, visitor);
  for (const socket of [phone, laptop, sender]) assert.equal(socket.named('message.created').length, 1);
  for (const socket of [stranger, visitor]) assert.equal(socket.named('message.created').length, 0);
  const [first, second] = [phone.named('message.created')[0], laptop.named('message.created')[0]];
  assert.deepEqual(first, second);
  assert.equal(first?.sequence, 1);
});

test('only members open a conversation, and typing needs it open', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { fan, performer, id } = await createPair(api);
  const conversation = { conversationId: id };
  const [mine, theirs] = [await openSocket(t, url, fan), await openSocket(t, url, performer)];
  const stranger = await openSocket(t, url, await api.createUser());
  assert.equal((await stranger.emit('conversation.join', conversation)).code, 'request.not_found');
  assert.equal((await stranger.emit('typing.start', conversation)).code, 'realtime.not_joined');
  assert.equal((await (await openSocket(t, url)).emit('conversation.join', conversation)).code, 'request.not_found');

  for (const socket of [mine, theirs]) await socket.emit('conversation.join', conversation);
  await mine.emit('typing.start', conversation);
  await mine.emit('typing.start', conversation);
  const started = await theirs.event('typing.changed');
  assert.deepEqual(started.data, { conversationId: id, userId: fan.id, isTyping: true });
  mine.close();
  await theirs.event('typing.changed', ({ data }) => !data.isTyping);
  await settle(api, theirs, stranger);
  assert.equal(theirs.named('typing.changed').length, 2);
  assert.equal(mine.named('typing.changed').length, 0);
  assert.equal(stranger.named('typing.changed').length, 0);
});

test('after a drop a client gets what it missed, in order and nothing twice', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, id, write } = await createPair(api);
  const scope = `conversation:${id}`;
  const before = await openSocket(t, url, performer);
  await write('one');
  await write('two');
  await before.event('message.created', ({ sequence }) => sequence === 2);
  before.close();
  await write('three');
  const { body } = await write('four');
  await api.as(performer).get(`/messages/conversations/${id}`);

  const after = await openSocket(t, url, performer);
  const answer = await after.emit('catch-up', { scope, after: 2 });
  assert.equal(answer.refetch, false);
  const missed = answer.events as Array<{ id: string; sequence: number; data: unknown }>;
  assert.deepEqual(
    missed.map(({ sequence }) => sequence),
    [3, 4],
  );
  assert.deepEqual(missed[1]?.data, { message: body.data });
  const known = new Set(before.received.map((event) => event.id));
  assert.ok(missed.every((event) => !known.has(event.id)));
  const told = api.events.filter(({ event }) => event.scope === scope).map(({ event }) => event.id);
  assert.deepEqual([...before.named('message.created').map((event) => event.id), ...missed.map((it) => it.id)], told);
  assert.deepEqual(await after.emit('catch-up', { scope, after: 4 }), { ok: true, events: [], refetch: false });
});

test('who missed too much, or what is not kept any more, fetches again', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, id, write } = await createPair(api);
  const scope = `conversation:${id}`;
  const socket = await openSocket(t, url, performer);
  for (let at = 0; at < 5; at += 1) await write(`${at}`);
  const refetch = { ok: true, events: [], refetch: true };
  assert.deepEqual(await socket.emit('catch-up', { scope, after: 9 }), refetch);
  await api.db.deleteFrom('scope_events').where('sequence', '<=', 2n).execute();
  assert.deepEqual(await socket.emit('catch-up', { scope, after: 1 }), refetch);
  assert.equal((await socket.emit('catch-up', { scope, after: 2 })).refetch, false);
  await api.db.deleteFrom('scope_events').execute();
  assert.deepEqual(await socket.emit('catch-up', { scope, after: 0 }), refetch);
});

fullTest('more than 200 missed events are not told one by one', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, id, write } = await createPair(api);
  const scope = `conversation:${id}`;
  for (let at = 0; at < 201; at += 1) await write(`${at}`);
  const socket = await openSocket(t, url, performer);
  assert.equal((await socket.emit('catch-up', { scope, after: 0 })).refetch, true);
  const answer = await socket.emit('catch-up', { scope, after: 1 });
  assert.equal((answer.events as unknown[]).length, 200);
});

test('what others said cannot be caught up', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { id, write } = await createPair(api);
  await write('Between us');
  const stranger = await openSocket(t, url, await api.createUser());
  for (const scope of [`conversation:${id}`, `stream:${id}`, `user:${id}`, 'nonsense', 'conversation:']) {
    const answer = await stranger.emit('catch-up', { scope, after: 0 });
    assert.deepEqual([answer.ok, answer.code], [false, 'request.not_found'], scope);
  }
});

test('unknown, malformed and oversized events are refused', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { fan, id } = await createPair(api);
  const socket = await openSocket(t, url, fan);
  const codeOf = async (name: string, payload: unknown) => (await socket.ask(name, payload)).code;
  assert.equal(await codeOf('message.created', {}), 'realtime.unknown_event');
  assert.equal(await codeOf('constructor', {}), 'realtime.unknown_event');
  assert.equal(await codeOf('conversation.join', { conversationId: 'x' }), 'request.invalid_values');
  assert.equal(await codeOf('conversation.join', null), 'request.invalid_values');
  assert.equal(await codeOf('catch-up', { scope: `conversation:${id}`, after: -1 }), 'request.invalid_values');
  assert.equal(await codeOf('auth/login', { token: 'wrong' }), 'auth.not_authenticated');
  socket.ask('typing.start', 'x'.repeat(20_000)).catch(() => undefined);
  assert.equal(await socket.disconnected, 'transport close');
});

test('a socket that asks too often is refused, and others are not', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const [loud, quiet] = [await openSocket(t, url), await openSocket(t, url)];
  const answers = await Promise.all(Array.from({ length: 60 }, () => loud.ask('nonsense', {})));
  const codes = answers.map(({ code }) => code);
  assert.equal(codes.filter((code) => code === 'realtime.unknown_event').length, 40);
  assert.equal(codes.filter((code) => code === 'request.too_many').length, 20);
  assert.equal((await quiet.ask('nonsense', {})).code, 'realtime.unknown_event');
});

test('the end of a session ends its sockets and no others', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const fan = await api.createUser();
  const [one, other] = [await openSocket(t, url, fan), await openSocket(t, url, await api.createUser())];
  await api.as(fan).post('/auth/logout');
  assert.deepEqual((await one.event('session.ended')).data, { reason: 'revoked' });
  assert.equal(await one.disconnected, 'io server disconnect');
  await settle(api, other);
  assert.equal(other.named('session.ended').length, 0);
});

test('a password change ends the sockets of the other sessions', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const registration = { name: 'Nilou', username: 'nilou', email: 'nilou@barg.example', password: 'leaf-and-root' };
  const { token } = (await api.guest.post('/auth/users/register', registration)).body.data;
  const credentials = { username: 'nilou', password: registration.password };
  const other = (await api.guest.post('/auth/login', credentials)).body.data.token;
  const [mine, stale] = [await openSocket(t, url), await openSocket(t, url)];
  await mine.login(token);
  await stale.login(other);
  const body = { password: 'root-and-leaf', source: registration.password };
  await api.guest.put('/auth/users/me/password', body, { authorization: token });
  assert.deepEqual((await stale.event('session.ended')).data, { reason: 'password-changed' });
  await settle(api, mine);
  assert.equal(mine.named('session.ended').length, 0);
});

test('a session that has run out loses its socket within a minute', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const api = await createTestApi(t);
  const url = await api.listen();
  const fan = await api.createUser();
  const [one, other] = [await openSocket(t, url, fan), await openSocket(t, url, await api.createUser())];
  await api.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', fan.id)
    .execute();
  t.mock.timers.tick(60_000);
  assert.deepEqual((await one.event('session.ended')).data, { reason: 'expired' });
  await one.disconnected;
  await settle(api, other);
  assert.equal(other.named('session.ended').length, 0);
});

test('what a socket asks right after its login waits for the login', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { fan, id } = await createPair(api);
  const socket = await openSocket(t, url);
  const answers = await Promise.all([
    socket.login(fan.token),
    socket.emit('conversation.join', { conversationId: id }),
  ]);
  for (const { ok } of answers) assert.equal(ok, true);
});

test('a socket that logs in as someone else hears no more of the first account', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, id, write } = await createPair(api);
  const socket = await openSocket(t, url, performer);
  await socket.emit('conversation.join', { conversationId: id });
  await socket.login((await api.createUser()).token);
  await write('Not for you');
  await settle(api, socket);
  assert.equal(socket.named('message.created').length, 0);
});

test('a page of another site gets no socket, by either transport', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  for (const transport of ['websocket', 'polling']) {
    const socket = io(url, {
      transports: [transport],
      reconnection: false,
      forceNew: true,
      extraHeaders: { origin: 'https://evil.example' },
    });
    t.after(() => socket.disconnect());
    await assert.rejects(
      new Promise((resolve, reject) => {
        socket.once('connect', () => resolve(undefined));
        socket.once('connect_error', reject);
      }),
    );
  }
});

test('a network opens a bounded number of sockets, and is told so by a code', async (t) => {
  const api = await createTestApi(t, { RATE_LIMIT_PER_MINUTE: '3' });
  const url = await api.listen();
  for (let at = 0; at < 10; at += 1) await openSocket(t, url);
  await assert.rejects(openSocket(t, url), { message: 'realtime.too_many_sockets' });
});
