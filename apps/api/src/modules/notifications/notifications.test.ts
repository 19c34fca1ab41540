import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { notify } from './notify.ts';

test('a notice is stored, told to its account once, and counted until all are read', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  await api.context.work((unit) =>
    notify(unit, { userId: performer.id, kind: 'tip', actorId: fan.id, amount: 1050n, link: '/studio/earnings' }),
  );

  const told = api.events.filter(({ event }) => event.name === 'notification.created');
  assert.deepEqual(
    told.map(({ target }) => target),
    [{ kind: 'user', userId: performer.id }],
  );
  const { data } = (await api.as(performer).get('/notifications')).body;
  assert.equal(data.total, 1);
  assert.deepEqual(told[0]?.event.data, { notification: data.data[0] });
  assert.equal(data.data[0].amount, 10.5);
  assert.equal(data.data[0].actor.name, 'Nilou');
  assert.equal(data.data[0].isRead, false);
  assert.equal((await api.as(performer).get('/users/me')).body.data.unreadNotifications, 1);
  assert.equal((await api.as(performer).get('/notifications/counting-not-read')).body.data.unreadNotifications, 1);

  await api.as(performer).post('/notifications/read-all');
  assert.equal((await api.as(performer).get('/users/me')).body.data.unreadNotifications, 0);
  assert.equal((await api.as(performer).get('/notifications')).body.data.data[0].isRead, true);
});

test('what is read is told to all windows of its reader, with what is left', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  for (const kind of ['follow', 'tip'] as const)
    await api.context.work((unit) => notify(unit, { userId: performer.id, kind, actorId: fan.id }));
  const [{ _id }] = (await api.as(performer).get('/notifications')).body.data.data;
  await api.as(performer).post(`/notifications/${_id}/read`);
  await api.as(performer).post('/notifications/read-all');
  await api.as(fan).post(`/notifications/${_id}/read`);
  const told = api.events.filter(({ event }) => event.name === 'notifications.read');
  assert.deepEqual(
    told.map(({ target, event }) => [target, event.data]),
    [
      { notificationId: _id, unreadNotifications: 1 },
      { notificationId: null, unreadNotifications: 0 },
    ].map((data) => [{ kind: 'user', userId: performer.id }, data]),
  );
});

test('others neither see nor read the notices of an account', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  await api.context.work((unit) => notify(unit, { userId: performer.id, kind: 'follow', actorId: fan.id }));
  assert.equal((await api.as(fan).get('/notifications')).body.data.total, 0);
  await api.as(fan).post('/notifications/read-all');
  assert.equal((await api.as(performer).get('/users/me')).body.data.unreadNotifications, 1);
});

test('a rolled back cause tells nobody, and nobody is told of their own deeds', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const failed = api.context.work(async (unit) => {
    await notify(unit, { userId: performer.id, kind: 'like', actorId: fan.id });
    throw new Error('the like failed');
  });
  await assert.rejects(failed, /the like failed/);
  await api.context.work((unit) => notify(unit, { userId: performer.id, kind: 'like', actorId: performer.id }));
  assert.equal((await api.as(performer).get('/notifications')).body.data.total, 0);
  assert.equal(api.events.length, 0);
});

test('pages follow one another from the newest to the oldest without gap or repetition', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  for (let price = 1n; price <= 7n; price += 1n) {
    await api.context.work((unit) =>
      notify(unit, { userId: performer.id, kind: 'top-up', actorId: null, amount: price * 100n }),
    );
  }
  const amounts: number[] = [];
  let cursor = '';
  do {
    const { data } = (await api.as(performer).get(`/notifications?limit=3${cursor && `&cursor=${cursor}`}`)).body;
    amounts.push(...data.data.map((notice: { amount: number }) => notice.amount));
    cursor = data.nextCursor ?? '';
  } while (cursor);
  assert.deepEqual(amounts, [7, 6, 5, 4, 3, 2, 1]);
});

test('notices of a suspended account are gone while it lasts, and counted no more', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  await api.context.work((unit) => notify(unit, { userId: performer.id, kind: 'follow', actorId: fan.id }));
  await api.context.work((unit) => notify(unit, { userId: performer.id, kind: 'top-up', actorId: null }));
  const read = async (suspendedAt: Date | null) => {
    await api.db.updateTable('users').set({ suspended_at: suspendedAt }).where('id', '=', fan.id).execute();
    const ask = async (path: string) => (await api.as(performer).get(path)).body.data;
    const { data, total } = await ask('/notifications');
    const { unreadNotifications: unread } = await ask('/notifications/counting-not-read');
    return [data.length, total, unread, (await ask('/users/me')).unreadNotifications];
  };
  assert.deepEqual(await read(null), [2, 2, 2, 2]);
  assert.deepEqual(await read(new Date()), [1, 1, 1, 1]);
  assert.deepEqual(await read(null), [2, 2, 2, 2]);
});
