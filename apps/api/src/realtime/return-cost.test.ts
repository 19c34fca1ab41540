import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServerEvent } from '@barg/contract';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { countRoundTrips } from '../testing/round-trips.ts';
import { openSocket } from '../testing/sockets.ts';

const goLive = async (api: TestApi) => {
  const performer = await api.createPerformer();
  const { _id, conversationId } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  const write = (text: string) => api.as(performer).post(`/messages/stream/conversations/${conversationId}`, { text });
  return { streamId: _id as string, write };
};

/** When a process ends, all of its clients ask this of another one at the same moment. */
test('a client that comes back to a chat in which nothing was said costs one statement for each question', async (t) => {
  const count = countRoundTrips(t);
  const api = await createTestApi(t);
  const { streamId } = await goLive(api);
  const socket = await openSocket(t, await api.listen(), await api.createUser());
  const caughtUp = await count(() => socket.emit('catch-up', { scope: `stream:${streamId}`, after: 0 }));
  assert.deepEqual(caughtUp.result, { ok: true, events: [], refetch: false });
  const joined = await count(() => socket.emit('stream.join', { streamId }));
  assert.deepEqual(joined.result, { ok: true, lastSequence: 0, viewers: 1 });
  assert.deepEqual([caughtUp.statements, joined.statements], [1, 1]);
});

test('it is told with the join what it missed, and asks nothing else', async (t) => {
  const count = countRoundTrips(t);
  const api = await createTestApi(t);
  const { streamId, write } = await goLive(api);
  const socket = await openSocket(t, await api.listen(), await api.createUser());
  for (const text of ['one', 'two', 'three']) await write(text);
  const { result, statements } = await count(() => socket.emit('stream.join', { streamId, after: 1 }));
  const events = result.events as Array<ServerEvent<'stream.message.created'>>;
  assert.deepEqual(
    events.map(({ sequence, data }) => [sequence, data.message.text]),
    [
      [2, 'two'],
      [3, 'three'],
    ],
  );
  assert.deepEqual([result.lastSequence, result.refetch], [3, false]);
  assert.equal(statements, 2);
  const ahead = await socket.emit('stream.join', { streamId, after: 9 });
  assert.deepEqual([ahead.events, ahead.refetch], [[], true]);
});

const MANY = 40;

test('many that come back at the same moment cost a few statements together', async (t) => {
  const count = countRoundTrips(t);
  const api = await createTestApi(t);
  const url = await api.listen();
  const { streamId, write } = await goLive(api);
  for (const text of ['one', 'two']) await write(text);
  const fan = await api.createUser();
  const sockets = await Promise.all(Array.from({ length: MANY }, () => openSocket(t, url)));
  const { result, statements } = await count(() =>
    Promise.all(
      sockets.map(async (socket) => {
        const { ok } = await socket.login(fan.token);
        const { events } = await socket.emit('stream.join', { streamId, after: 1 });
        return { ok, missed: (events as ServerEvent[]).map(({ sequence }) => sequence) };
      }),
    ),
  );
  assert.deepEqual(new Set(result.map((answer) => JSON.stringify(answer))), new Set(['{"ok":true,"missed":[2]}']));
  // Each of the three questions by itself would be 40.
  assert.ok(statements < MANY, `${statements} statements`);
});

test('each is answered for itself among those who come back at the same moment', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { streamId } = await goLive(api);
  const [fan, banned] = [await api.createUser(), await api.createUser()];
  const { performer_id } = await api.db
    .selectFrom('streams')
    .select('performer_id')
    .where('id', '=', streamId)
    .executeTakeFirstOrThrow();
  await api.db.insertInto('user_blocks').values({ blocker_id: performer_id, blocked_id: banned.id }).execute();
  const sockets = await Promise.all([openSocket(t, url), openSocket(t, url), openSocket(t, url), openSocket(t, url)]);
  const tokens = [fan.token, 'nobody', banned.token, fan.token];
  const logins = await Promise.all(sockets.map((socket, at) => socket.login(tokens[at] ?? '')));
  assert.deepEqual(
    logins.map(({ ok, code }) => code ?? ok),
    [true, 'auth.not_authenticated', true, true],
  );
  const ids = [streamId, streamId, streamId, performer_id];
  const joins = await Promise.all(
    sockets.map((socket, at) => socket.emit('stream.join', { streamId: ids[at] ?? '', after: 0 })),
  );
  assert.deepEqual(
    joins.map(({ ok, code }) => code ?? ok),
    [true, true, 'request.not_found', 'request.not_found'],
  );
});
