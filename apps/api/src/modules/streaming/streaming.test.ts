import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';

const start = (api: TestApi, performer: TestAccount, title = 'Ink & water') =>
  api.as(performer).post('/streaming/live', { title });

test('a performer goes live once at a time; her studio finds the stream again; fans cannot', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  assert.equal((await api.as(performer).get('/streaming/live')).body.data, null);
  const answers = await Promise.all([start(api, performer), start(api, performer), start(api, performer)]);
  const [started, ...refused] = answers.sort((a, b) => a.status - b.status);
  assert.equal(started?.status, 200);
  for (const { body } of refused) assert.equal(body.code, 'stream.already_live');
  assert.equal(started?.body.data.whipUrl, `/api/streaming/whip/${started?.body.data._id}`);
  // The embedded engine takes one size of the picture.
  assert.equal(started?.body.data.takesLayers, false);
  assert.deepEqual((await api.as(performer).get('/streaming/live')).body.data, started?.body.data);
  assert.equal(api.events.filter(({ event }) => event.name === 'stream.started').length, 1);
  assert.equal((await start(api, await api.createUser())).status, 403);
  assert.equal((await start(api, await api.createPerformer(), '<b></b>')).status, 422);
});

test('visitors see what is live, by title and by name, the newest first; only accounts join', async (t) => {
  const api = await createTestApi(t);
  const [mahsa, kaveh] = [await api.createPerformer(), await api.createPerformer({ name: 'کاوه' })];
  const first = (await start(api, mahsa)).body.data;
  const second = (await start(api, kaveh, 'Slow bread')).body.data;
  const idsOf = async (query = '') => {
    const { data } = (await api.guest.get(`/streaming/user/search${query}`)).body.data;
    return data.map((stream: { _id: string }) => stream._id);
  };
  assert.deepEqual(await idsOf(), [second._id, first._id]);
  assert.deepEqual(await idsOf('?q=BREAD'), [second._id]);
  assert.deepEqual(await idsOf(`?q=${encodeURIComponent('كاوه')}`), [second._id]);
  assert.deepEqual(await idsOf('?limit=1&offset=1'), [first._id]);
  assert.equal((await api.guest.get(`/streaming/${first._id}`)).body.data.title, 'Ink & water');
  assert.equal((await api.guest.get(`/streaming/join/${first._id}`)).status, 401);
  const joined = (await api.as(await api.createUser()).get(`/streaming/join/${first._id}`)).body.data;
  assert.equal(joined.whepUrl, `/api/streaming/whep/${first._id}`);
  assert.equal('whipUrl' in joined, false);
});

test('only its performer renames and ends a stream, and an ended one cannot be joined', async (t) => {
  const api = await createTestApi(t);
  const [mine, other] = [await api.createPerformer(), await api.createPerformer()];
  const { _id: id } = (await start(api, mine)).body.data;
  const end = (by: TestAccount) => api.as(by).put(`/streaming/live/${id}`, { status: 'ended' });
  assert.equal((await end(other)).status, 403);
  assert.equal((await api.as(other).put('/streaming/update', { title: 'Hers' })).body.code, 'stream.ended');
  assert.equal((await api.as(mine).put('/streaming/update', { title: 'New' })).body.data.title, 'New');
  api.live.publishing.add(id);
  assert.equal((await end(mine)).body.data.status, 'ended');
  assert.equal((await end(mine)).status, 200);
  assert.equal(api.live.publishing.has(id), false);
  assert.equal(api.events.filter(({ event }) => event.name === 'stream.ended').length, 1);
  assert.equal((await api.as(other).get(`/streaming/join/${id}`)).body.code, 'stream.ended');
  assert.equal((await api.guest.get('/streaming/user/search')).body.data.total, 0);
  assert.equal((await start(api, mine)).status, 200);
});

test('a performer says what a stream is about and how long it is planned; what it lasted is measured', async (t) => {
  const api = await createTestApi(t);
  const [mine, other] = [await api.createPerformer(), await api.createPerformer()];
  const { _id: id } = (await start(api, mine)).body.data;
  const facts = { title: 'Ink', topic: 'Water <b>colour</b>', language: 'fa' };
  const changed = (await api.as(mine).put('/streaming/update', facts)).body.data;
  assert.deepEqual([changed.topic, changed.language], ['Water colour', 'fa']);
  assert.equal((await api.as(mine).put('/streaming/update', { title: 'Ink', language: 'xx' })).status, 422);
  await api.db
    .updateTable('streams')
    .set({ started_at: new Date(Date.now() - 90_000) })
    .execute();
  const set = (by: TestAccount) => api.as(by).put('/streaming/set-duration', { streamId: id, duration: 3600 });
  assert.equal((await set(other)).body.code, 'stream.ended');
  const { startedAt, plannedEndAt, duration } = (await set(mine)).body.data;
  assert.equal(Date.parse(plannedEndAt) - Date.parse(startedAt), 3_600_000);
  assert.ok(duration >= 90 && duration < 200, String(duration));
  const read = (await api.guest.get(`/streaming/${id}`)).body.data;
  assert.deepEqual([read.plannedDuration, read.topic, read.title], [3600, 'Water colour', 'Ink']);
});

test('followers are told once that a stream began, also when the job runs again', async (t) => {
  const api = await createTestApi(t);
  const [performer, follower, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  await api.as(follower).post(`/follows/${performer.id}`);
  const { _id: id } = (await start(api, performer)).body.data;
  await api.runJobs();
  await api.context.work((unit) => unit.addJob('notify-followers-of-stream', { streamId: id }));
  await api.runJobs();
  const told = async (account: TestAccount) => (await api.as(account).get('/notifications')).body.data;
  const { data, total } = await told(follower);
  assert.equal(total, 1);
  assert.equal(data[0].kind, 'stream-started');
  assert.equal(data[0].actor._id, performer.id);
  assert.equal(data[0].link, `/live/${id}`);
  assert.equal((await told(other)).total, 0);
});

test('a notice that is in no list is withdrawn without a word: no bell has counted it', async (t) => {
  const api = await createTestApi(t);
  const [performer, follower] = [await api.createPerformer(), await api.createUser()];
  await api.as(follower).post(`/follows/${performer.id}`);
  const changes = [
    { topic: 'live', channel: 'app', isOn: false },
    { topic: 'live', channel: 'email', isOn: true },
  ];
  await api.as(follower).put('/notifications/settings', { changes });
  await api.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', follower.id).execute();
  const { _id: id } = (await start(api, performer)).body.data;
  await api.runJobs();
  const count = async () =>
    (await api.db.selectFrom('notifications').select('id').where('user_id', '=', follower.id).execute()).length;
  assert.equal(await count(), 1);
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  await api.runJobs();
  assert.equal(await count(), 0);
  assert.ok(api.events.every(({ event }) => event.name !== 'notification.withdrawn'));
});

test('the notice of a stream goes with its end, from the list and from the count, and none comes after it', async (t) => {
  const api = await createTestApi(t);
  const [performer, reader, absent] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  for (const follower of [reader, absent]) await api.as(follower).post(`/follows/${performer.id}`);
  const { _id: id } = (await start(api, performer)).body.data;
  await api.runJobs();
  await api.as(reader).post('/notifications/read-all');
  const noticeOf = async (account: TestAccount) => (await api.as(account).get('/notifications')).body.data.data[0];
  const [read, unread] = [await noticeOf(reader), await noticeOf(absent)];
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  await api.context.work((unit) => unit.addJob('notify-followers-of-stream', { streamId: id }));
  await api.runJobs();
  for (const follower of [reader, absent]) assert.equal(await noticeOf(follower), undefined);
  const told = api.events.filter(({ event }) => event.name === 'notification.withdrawn');
  assert.deepEqual(
    new Map(told.map(({ target, event }) => [Object(target).userId, event.data])),
    new Map([
      [reader.id, { notificationId: read._id, wasRead: true }],
      [absent.id, { notificationId: unread._id, wasRead: false }],
    ]),
  );
});
