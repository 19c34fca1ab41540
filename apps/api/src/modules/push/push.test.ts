import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { createSession } from '../accounts/session.repository.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { notify, type SiteKind } from '../notifications/notify.ts';
import { MOST_SUBSCRIPTIONS } from './push.repository.ts';
import { siteKeys } from './push.service.ts';
import { claimsOf, createBrowserKeys, openPushService } from './testing.ts';

const SUBSCRIPTIONS = '/notifications/push/subscriptions';

const createWorld = async (t: TestContext) => {
  const service = await openPushService(t);
  const api = await createTestApi(t, { PUSH_ORIGINS: service.origin, PUBLIC_URL: 'https://barg.example' });
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const subscribe = (account: TestAccount, subscription: object = service.subscription) =>
    api.as(account).post(SUBSCRIPTIONS, subscription);
  assert.equal((await subscribe(performer)).status, 200);
  const tell = (kind: SiteKind, link = '/posts/1') =>
    api.context.work((unit) => notify(unit, { userId: performer.id, kind, actorId: fan.id, link }));
  /** As if the time had passed that jobs wait. */
  const runLater = async (): Promise<void> => {
    await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`.execute(
      api.db,
    );
    await api.runJobs();
  };
  const countSubscriptions = async (): Promise<number> =>
    (await api.db.selectFrom('push_subscriptions').select('id').execute()).length;
  return { api, service, fan, performer, subscribe, tell, runLater, countSubscriptions };
};

test('a push says the kind and the id alone, is encrypted for its browser and signed by the site', async (t) => {
  const { api, service, performer, tell, runLater } = await createWorld(t);
  await tell('comment');
  await api.runJobs();
  assert.equal(service.received.length, 0, 'it is told at once');
  await runLater();
  const [{ _id: id }] = (await api.as(performer).get('/notifications')).body.data.data;
  assert.deepEqual(
    service.received.map(({ data }) => data),
    [{ kind: 'comment', id }],
  );
  const { headers, body } = service.received[0]!;
  assert.ok(!body.includes('comment'));
  assert.equal(headers['content-encoding'], 'aes128gcm');
  assert.match(String(headers.topic), /^[\w-]{32}$/);
  assert.ok(Number(headers.ttl) > 0);
  const { key, aud, exp, sub } = claimsOf(String(headers.authorization));
  assert.equal(key, (await api.as(performer).get('/notifications/push/key')).body.data.publicKey);
  assert.deepEqual([aud, sub], [service.origin, 'https://barg.example']);
  assert.ok(exp * 1000 > Date.now() && exp * 1000 < Date.now() + 86_400_000);
  await runLater();
  assert.equal(service.received.length, 1, 'it is told twice');
});

test('processes that start together have one pair of keys', async (t) => {
  const api = await createTestApi(t);
  const made = await Promise.all([1, 2, 3, 4].map(() => siteKeys(api.db)));
  assert.equal(new Set(made.map(({ privateKey }) => privateKey)).size, 1);
  const { data } = (await api.guest.post('/settings/keys', { keys: ['vapidKeys'] })).body;
  assert.ok(!JSON.stringify(data).includes(made[0]!.privateKey));
});

test('what was read meanwhile is not pushed, nor what is switched off or from whom is blocked', async (t) => {
  const { api, service, fan, performer, tell, runLater } = await createWorld(t);
  const as = api.as(performer);
  await tell('comment');
  await as.post('/notifications/read-all');
  await as.put('/notifications/settings', { changes: [{ topic: 'tip', channel: 'push', isOn: false }] });
  await tell('tip');
  await runLater();
  await tell('comment');
  await api.db.insertInto('user_blocks').values({ blocker_id: performer.id, blocked_id: fan.id }).execute();
  await runLater();
  assert.deepEqual(service.received, []);
  const states = await api.db.selectFrom('notification_deliveries').select('state').execute();
  assert.deepEqual(
    states.map(({ state }) => state),
    ['dropped', 'dropped'],
  );
});

test('a burst is one push for each thing, of the newest of it', async (t) => {
  const { service, tell, runLater } = await createWorld(t);
  for (const link of ['/posts/1', '/posts/2', '/posts/1', '/posts/1']) await tell('comment', link);
  await runLater();
  assert.equal(service.received.length, 2);
  assert.equal(new Set(service.received.map(({ headers }) => headers.topic)).size, 2);
});

test('an endpoint that is gone is removed, and one that is busy is asked again when it says so', async (t) => {
  const { api, service, tell, runLater, countSubscriptions } = await createWorld(t);
  service.answer((response) => response.writeHead(429, { 'retry-after': '700' }).end());
  await tell('comment');
  await runLater();
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where task_identifier = 'send-push'`.execute(
    api.db,
  );
  assert.equal(rows.length, 1);
  assert.ok(rows[0]!.seconds > 600 && rows[0]!.seconds <= 700, `${rows[0]!.seconds}`);
  service.answer((response) => response.writeHead(410).end());
  await runLater();
  assert.deepEqual([service.received.length, await countSubscriptions()], [2, 0]);
});

test('a service that stays down is given up after some attempts', async (t) => {
  const { api, service, tell, runLater } = await createWorld(t);
  service.answer((response) => response.writeHead(503).end());
  await tell('comment');
  for (let round = 0; round < 8; round += 1) await runLater();
  assert.equal(service.received.length, 6);
  const [row] = await api.db.selectFrom('push_subscriptions').select('failures').execute();
  assert.equal(row?.failures, 1);
});

test('one whose service refuses again and again, as after a change of keys, is given up; a push that is taken pardons it', async (t) => {
  const { api, service, tell, runLater, countSubscriptions } = await createWorld(t);
  await api.db.updateTable('push_subscriptions').set({ failures: 18 }).execute();
  service.answer((response) => response.writeHead(403).end());
  await tell('comment', '/posts/1');
  await runLater();
  await runLater();
  const failures = async () =>
    (await api.db.selectFrom('push_subscriptions').select('failures').execute())[0]?.failures;
  assert.deepEqual([service.received.length, await failures()], [1, 19], 'a refusal is final for its push');
  service.answer((response) => response.writeHead(201).end());
  await tell('comment', '/posts/2');
  await runLater();
  assert.equal(await failures(), 0);
  await api.db.updateTable('push_subscriptions').set({ failures: 19 }).execute();
  service.answer((response) => response.writeHead(403).end());
  await tell('comment', '/posts/3');
  await runLater();
  assert.equal(await countSubscriptions(), 0);
});

test('a subscription goes with its session, with the account, and with who uses the browser next', async (t) => {
  const { api, fan, performer, subscribe, countSubscriptions, service } = await createWorld(t);
  await api.as(performer).post('/auth/logout');
  assert.equal(await countSubscriptions(), 0);
  const again = {
    ...performer,
    token: await createSession(api.db, { userId: performer.id, remember: false, userAgent: '' }),
  };
  await subscribe(again);
  await subscribe(fan);
  const owners = await api.db.selectFrom('push_subscriptions').select('user_id').execute();
  assert.deepEqual(owners, [{ user_id: fan.id }]);
  // Another account cannot end it.
  await api.as(again).delete(SUBSCRIPTIONS, { endpoint: service.subscription.endpoint });
  assert.equal(await countSubscriptions(), 1);
  await api.as(fan).delete(SUBSCRIPTIONS, { endpoint: service.subscription.endpoint });
  assert.equal(await countSubscriptions(), 0);
});

test('only public services are called, and a person has few browsers', async (t) => {
  const { api, performer, subscribe, countSubscriptions } = await createWorld(t);
  const { keys } = createBrowserKeys();
  const refused = [
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://localhost/1',
    'https://10.1.2.3/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://169.254.169.254/latest',
    'https://user:word@push.example/1',
    'https://queue.internal/1',
  ];
  for (const endpoint of refused) {
    const { status, body } = await subscribe(performer, { endpoint, keys });
    assert.deepEqual([status, body.code], [422, 'push.endpoint'], endpoint);
  }
  const bad = {
    endpoint: 'https://push.example/1',
    keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
  };
  assert.equal((await subscribe(performer, bad)).body.code, 'request.invalid_values');
  for (let number = 0; number < MOST_SUBSCRIPTIONS + 2; number += 1) {
    await subscribe(performer, { endpoint: `https://push.example/${newId()}`, keys });
  }
  assert.equal(await countSubscriptions(), MOST_SUBSCRIPTIONS);
  assert.equal((await api.guest.post(SUBSCRIPTIONS, bad)).status, 401);
});

test('an account with as many browsers as it may have keeps the one that it has just got from another account', async (t) => {
  const { api, performer, fan, subscribe } = await createWorld(t);
  const { keys } = createBrowserKeys();
  const endpoint = `https://push.example/${newId()}`;
  await subscribe(fan, { endpoint, keys });
  for (let number = 0; number < MOST_SUBSCRIPTIONS; number += 1) {
    await subscribe(performer, { endpoint: `https://push.example/${newId()}`, keys });
  }
  assert.equal((await subscribe(performer, { endpoint, keys })).status, 200);
  const { user_id } = await api.db
    .selectFrom('push_subscriptions')
    .select('user_id')
    .where('endpoint', '=', endpoint)
    .executeTakeFirstOrThrow();
  assert.equal(user_id, performer.id);
});

test('the words of a notice are its reader’s own, in the language of the account', async (t) => {
  const { api, fan, performer, tell } = await createWorld(t);
  await tell('comment');
  await api.db.updateTable('users').set({ locale: 'en-US' }).where('id', '=', performer.id).execute();
  const [{ _id }] = (await api.as(performer).get('/notifications')).body.data.data;
  const { data } = (await api.as(performer).get(`/notifications/${_id}/words`)).body;
  assert.deepEqual(
    [data.text, data.link, data.direction, data.isRead],
    ['\u2068Nilou\u2069 left a comment.', '/posts/1', 'ltr', false],
  );
  assert.equal((await api.as(fan).get(`/notifications/${_id}/words`)).status, 404);
  await api.db.updateTable('users').set({ locale: 'he-IL' }).where('id', '=', performer.id).execute();
  const hebrew = (await api.as(performer).get(`/notifications/${_id}/words`)).body.data;
  assert.match(hebrew.text, /\p{Script=Hebrew}{3}/u);
  assert.ok(hebrew.text.includes('\u2068Nilou\u2069'), hebrew.text);
  assert.deepEqual([hebrew.locale, hebrew.direction], ['he-IL', 'rtl']);
});

test('a message is pushed while its conversation is unread, once for what comes at once, and never its text', async (t) => {
  const { api, service, fan, performer, runLater } = await createWorld(t);
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const { _id } = opened.body.data;
  const write = (text: string) => api.as(fan).post(`/messages/conversations/${_id}`, { text });
  for (const text of ['secret one', 'secret two']) assert.equal((await write(text)).status, 200);
  await runLater();
  assert.deepEqual(
    service.received.map(({ data }) => (data as { kind: string }).kind),
    ['message'],
  );
  const { id } = service.received[0]!.data as { id: string };
  const { text, link } = (await api.as(performer).get(`/notifications/${id}/words`)).body.data;
  assert.ok(!text.includes('secret'));
  assert.equal(link, `/messages/${_id}`);
  assert.equal((await api.as(performer).get('/notifications')).body.data.total, 0);
  assert.equal((await api.as(performer).get('/users/me')).body.data.unreadNotifications, 0);
  await api.db
    .updateTable('notifications')
    .set({ created_at: new Date(0) })
    .execute();
  await write('secret three');
  await api.as(performer).post(`/messages/read-all/conversation/${_id}`);
  await runLater();
  assert.equal(service.received.length, 1);
});
