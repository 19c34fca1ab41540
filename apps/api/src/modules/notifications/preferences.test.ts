import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertPost } from '../../testing/content.ts';
import { notify } from './notify.ts';
import type { TopicSettings } from './preferences.schema.ts';

const settingsOf = async (api: TestApi, account: TestAccount): Promise<TopicSettings[]> =>
  (await api.as(account).get('/notifications/settings')).body.data.topics;

const change = (api: TestApi, account: TestAccount, ...changes: object[]) =>
  api.as(account).put('/notifications/settings', { changes });

const kindsOf = async (api: TestApi, account: TestAccount): Promise<string[]> =>
  (await api.as(account).get('/notifications')).body.data.data.map(({ kind }: { kind: string }) => kind);

test('an account is shown what can concern it, as the site has it, and keeps only what it sets otherwise', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer, operator] = [await api.createUser(), await api.createPerformer(), await api.createOperator()];
  const topicsOf = async (account: TestAccount) => (await settingsOf(api, account)).map(({ topic }) => topic);
  assert.ok((await topicsOf(fan)).includes('post') && !(await topicsOf(fan)).includes('tip'));
  assert.ok((await topicsOf(performer)).includes('tip') && !(await topicsOf(performer)).includes('post'));
  assert.deepEqual(await topicsOf(operator), ['system']);
  const tip = async () => (await settingsOf(api, performer)).find(({ topic }) => topic === 'tip');
  assert.deepEqual(await tip(), {
    topic: 'tip',
    category: 'money',
    app: { isOn: true, isFixed: false },
    push: { isOn: true, isFixed: false },
    email: { isOn: false, isFixed: false },
  });
  const kept = () => api.db.selectFrom('notification_preferences').select(['topic', 'channel', 'is_on']).execute();
  const { status, body } = await change(
    api,
    performer,
    { topic: 'tip', channel: 'app', isOn: true },
    { topic: 'tip', channel: 'push', isOn: false },
  );
  assert.equal(status, 200);
  assert.deepEqual(body.data.topics, await settingsOf(api, performer));
  assert.deepEqual((await tip())?.push, { isOn: false, isFixed: false });
  assert.deepEqual(await kept(), [{ topic: 'tip', channel: 'push', is_on: false }]);
  await change(api, performer, { topic: 'tip', channel: 'push', isOn: true });
  assert.deepEqual(await kept(), []);
});

test('what somebody has to know, and what does not concern the account, is not switched, nor what came with it', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const before = await settingsOf(api, fan);
  for (const refused of [
    { topic: 'payment', channel: 'email', isOn: false },
    { topic: 'payout', channel: 'push', isOn: false },
  ]) {
    const { status, body } = await change(api, fan, { topic: 'post', channel: 'push', isOn: false }, refused);
    assert.deepEqual([status, body.code], [409, 'notifications.fixed']);
  }
  assert.equal((await change(api, fan, { topic: 'weather', channel: 'push', isOn: false })).status, 422);
  assert.equal((await change(api, fan)).status, 422);
  assert.deepEqual(await settingsOf(api, fan), before);
});

test('nobody is told on the site of what is switched off there, nor by event or number', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  await change(api, performer, { topic: 'like', channel: 'app', isOn: false });
  for (const kind of ['like', 'follow'] as const)
    await api.context.work((unit) => notify(unit, { userId: performer.id, kind, actorId: fan.id }));
  assert.deepEqual(await kindsOf(api, performer), ['follow']);
  assert.equal((await api.as(performer).get('/users/me')).body.data.unreadNotifications, 1);
  assert.equal(api.events.filter(({ event }) => event.name === 'notification.created').length, 1);
  // As no other channel tells it either, nothing is kept of it.
  assert.equal((await api.db.selectFrom('notifications').select('id').execute()).length, 1);
});

test('of an audience those are told who want it', async (t) => {
  const api = await createTestApi(t);
  const [performer, one, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  for (const fan of [one, other]) await api.as(fan).post(`/follows/${performer.id}`);
  await change(api, one, { topic: 'post', channel: 'app', isOn: false });
  const postId = await insertPost(api.db, performer);
  await api.context.work((unit) => unit.addJob('announce-post', { postId }));
  await api.runJobs();
  assert.deepEqual([await kindsOf(api, one), await kindsOf(api, other)], [[], ['post']]);
});

test('the list is narrowed to what is not read, and to a category', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  for (const kind of ['follow', 'tip', 'file-failed'] as const)
    await api.context.work((unit) =>
      notify(unit, { userId: performer.id, kind, actorId: kind === 'file-failed' ? null : fan.id, link: '/posts/1' }),
    );
  const ask = async (filter: string) => {
    const { data, total } = (await api.as(performer).get(`/notifications?filter=${filter}`)).body.data;
    assert.equal(total, data.length);
    return data.map(({ kind }: { kind: string }) => kind);
  };
  assert.deepEqual(await ask('all'), ['file-failed', 'tip', 'follow']);
  assert.deepEqual([await ask('money'), await ask('people')], [['tip'], ['follow']]);
  assert.deepEqual([await ask('content'), await ask('account')], [[], ['file-failed']]);
  const [{ _id }] = (await api.as(performer).get('/notifications?filter=money')).body.data.data;
  await api.as(performer).post(`/notifications/${_id}/read`);
  assert.deepEqual(await ask('unread'), ['file-failed', 'follow']);
  assert.equal((await api.as(performer).get('/notifications?filter=weather')).status, 422);
});
