import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { openSocket } from '../testing/sockets.ts';

const goLive = async (api: TestApi) => {
  const performer = await api.createPerformer();
  const stream = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  return { performer, stream, ref: { streamId: stream._id as string } };
};

test('everyone connected hears of a beginning and an end, visitors too', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const [visitor, fan] = [await openSocket(t, url), await openSocket(t, url, await api.createUser())];
  const { performer, stream } = await goLive(api);
  for (const socket of [visitor, fan]) assert.equal((await socket.event('stream.started')).data.stream._id, stream._id);
  await api.as(performer).put(`/streaming/live/${stream._id}`, { status: 'ended' });
  for (const socket of [visitor, fan]) {
    assert.deepEqual((await socket.event('stream.ended')).data, { streamId: stream._id, performerId: performer.id });
  }
});

test('viewers are counted by account, visitors by network, and the performer not at all', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, stream, ref } = await goLive(api);
  const fan = await api.createUser();
  const sockets = [
    await openSocket(t, url, performer),
    await openSocket(t, url, fan),
    await openSocket(t, url, fan),
    await openSocket(t, url),
    await openSocket(t, url),
  ];
  const answers = [];
  for (const socket of sockets) answers.push((await socket.emit('stream.join', ref)).viewers);
  assert.deepEqual(answers, [0, 1, 1, 2, 2]);
  const [hers] = sockets;
  assert.ok(hers);
  await hers.event('stream.viewers.changed', ({ data }) => data.viewers === 2);
  const viewersNow = async () => (await api.guest.get('/streaming/user/search')).body.data.data[0].viewers;
  assert.equal(await viewersNow(), 2);
  // One goes, the other turns out to be his third window.
  sockets[3]?.close();
  await sockets[4]?.login(fan.token);
  await hers.event('stream.viewers.changed', ({ data }) => data.viewers === 1);
  await sockets[1]?.emit('stream.leave', ref);
  await sockets[2]?.emit('stream.leave', ref);
  await sockets[4]?.emit('stream.leave', ref);
  await hers.event('stream.viewers.changed', ({ data }) => data.viewers === 0);
  const row = await api.db.selectFrom('streams').select('peak_viewers').where('id', '=', stream._id).executeTakeFirst();
  assert.equal(row?.peak_viewers, 2);
});

test('who watches gets the chat, also what came while they were away', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { stream, ref } = await goLive(api);
  const fan = await api.createUser();
  const write = (text: string) => api.as(fan).post(`/messages/stream/conversations/${stream.conversationId}`, { text });
  const visitor = await openSocket(t, url);
  assert.equal((await visitor.emit('stream.join', ref)).lastSequence, 0);
  await write('one');
  assert.equal((await visitor.event('stream.message.created')).data.message.text, 'one');
  visitor.close();
  await write('two');
  const back = await openSocket(t, url);
  const { events } = await back.emit('catch-up', { scope: `stream:${stream._id}`, after: 1 });
  assert.deepEqual(
    (events as Array<{ data: { message: { text: string } } }>).map(({ data }) => data.message.text),
    ['two'],
  );
});

test('a stream that is over or never was cannot be joined', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, stream, ref } = await goLive(api);
  await api.as(performer).put(`/streaming/live/${stream._id}`, { status: 'ended' });
  const visitor = await openSocket(t, url);
  assert.equal((await visitor.emit('stream.join', ref)).code, 'stream.ended');
  assert.equal((await visitor.emit('stream.join', { streamId: performer.id })).code, 'request.not_found');
});

test('everybody else learns of the smaller number when somebody is made to leave, by account or by country', async (t) => {
  const api = await createTestApi(t, { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' });
  const url = await api.listen();
  const { performer, stream, ref } = await goLive(api);
  const [one, other] = [await api.createUser(), await api.createUser()];
  const hers = await openSocket(t, url, performer);
  await hers.emit('stream.join', ref);
  const his = await openSocket(t, url, one);
  const abroad = await openSocket(t, url, other, { 'cf-ipcountry': 'DE' });
  for (const socket of [his, abroad]) await socket.emit('stream.join', ref);
  await hers.event('stream.viewers.changed', ({ data }) => data.viewers === 2);
  const scope = `stream:${stream._id}`;
  const { presence } = api.context;
  presence.expel([one.id], scope);
  await hers.event('stream.viewers.changed', ({ data }) => data.viewers === 1);
  const farewell = { name: 'stream.ended', data: { ...ref, performerId: performer.id } } as const;
  presence.expelCountries({ countries: ['DE'], scope, farewell, butNot: performer.id });
  await hers.event('stream.viewers.changed', ({ data }) => data.viewers === 0);
});

test('who is made to leave is not counted any more', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, stream, ref } = await goLive(api);
  const fan = await api.createUser();
  const socket = await openSocket(t, url, fan);
  await socket.emit('stream.join', ref);
  const count = async () =>
    (await api.context.presence.viewersOf([{ id: stream._id, performerId: performer.id }])).get(stream._id);
  assert.equal(await count(), 1);
  api.context.presence.expel([fan.id], `stream:${stream._id}`);
  assert.equal(await count(), 0);
});
