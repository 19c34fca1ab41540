import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { generateKey, seal, type PrivateKey, type WebhookRequest } from '@barg/releases';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { recordDeployKeys } from './deploy-keys.ts';
import { SEND_TEAM_EVENT, tellTeam, type TeamEvent } from './team-events.ts';
import type { ChangedWebhook } from './team-webhooks.service.ts';
import { expectedSignature, openReceiver } from './testing.ts';

const SITE = 'https://barg.example';

const failing = (changes: Partial<TeamEvent> = {}): TeamEvent => ({
  ...{ remote: 'feed', kind: 'remote.failing', occasion: 'a 2026-01-02', data: { version: 'a', failed: 12 } },
  ...changes,
});

const setUp = async (t: TestContext) => {
  const receiver = await openReceiver(t);
  const api = await createTestApi(t, { WEBHOOK_ORIGINS: receiver.origin, PUBLIC_URL: SITE });
  const operator = api.as(await api.createOperator());
  const [feedTeam, liveTeam] = [generateKey('feed-team', ['feed']), generateKey('live-team', ['live'])];
  // One is listed twice: its later entry counts.
  await recordDeployKeys(api.db, [{ ...feedTeam.entry, remotes: ['home'] }, liveTeam.entry, feedTeam.entry]);
  const path = '/operator/remotes/feed/webhook';
  const url = `${receiver.origin}/hooks?token=of-the-team`;
  const set = async (): Promise<string> => {
    const { status, body } = await operator.put(path, { url });
    assert.equal(status, 200);
    return body.data.secret;
  };
  let signed = Date.now() - 60_000;
  /** What a team asks by its key; each is signed a moment after the one before. */
  const ask = async (key: PrivateKey, changes: Partial<WebhookRequest>) => {
    signed += 1;
    const request = { type: 'webhook', remote: 'feed', site: SITE, at: new Date(signed).toISOString(), ...changes };
    const envelope = JSON.parse(String(seal(request, key))) as object;
    const { status, body } = await api.guest.post('/remotes/webhooks', envelope);
    return { envelope, status, code: body.code as string, data: body.data as ChangedWebhook };
  };
  const tell = (event = failing()) => api.context.work(({ db }) => tellTeam(db, event));
  /** As if the time had passed that jobs wait. */
  const later = () =>
    sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`.execute(
      api.db,
    );
  const events = async () => (await operator.get(path)).body.data.events as ChangedWebhook['webhook']['events'];
  return { ...api, receiver, operator, path, url, set, ask, tell, later, events, feedTeam, liveTeam };
};

test('tells a team once, signed with the secret that was told once', async (t) => {
  const { receiver, operator, path, url, set, tell, runJobs, events } = await setUp(t);
  const secret = await set();
  assert.match(secret, /^whsec_/);
  assert.equal((await operator.put(path, { url })).body.data.secret, null, 'a new address keeps the secret');
  assert.equal((await operator.get(path)).text.includes(secret), false);

  const id = await tell();
  assert.equal(await tell(), null, 'the same occasion');
  await runJobs();
  assert.equal(receiver.received.length, 1);
  const [got] = receiver.received;
  assert.ok(got);
  const { happenedAt, ...told } = got.event as typeof got.event & { happenedAt: string };
  assert.ok(Math.abs(Date.parse(happenedAt) - Date.now()) < 60_000);
  assert.deepEqual(told, {
    ...{ id, type: 'remote.failing', remote: 'feed', data: { version: 'a', failed: 12 } },
    console: `${SITE}/operator/remotes`,
  });
  assert.equal(got.headers['webhook-id'], id);
  assert.equal(got.headers['webhook-signature'], expectedSignature(got, secret));
  assert.ok(Math.abs(Number(got.headers['webhook-timestamp']) * 1000 - Date.now()) < 60_000);
  const [logged] = await events();
  assert.deepEqual([logged?.state, logged?.attempts.map(({ status }) => status)], ['delivered', [204]]);

  await tell(failing({ occasion: 'a 2026-01-03' }));
  await runJobs();
  assert.equal(receiver.received.length, 2);
});

test('keeps and sends nothing where no address is set, nor any more once it is removed', async (t) => {
  const { receiver, operator, path, set, tell, runJobs, db } = await setUp(t);
  assert.equal(await tell(), null);
  await set();
  await tell();
  assert.equal((await operator.delete(path)).status, 200);
  await runJobs();
  assert.equal(receiver.received.length, 0);
  assert.deepEqual(await db.selectFrom('team_webhook_events').selectAll().execute(), []);
  const [row] = await db.selectFrom('team_webhooks').selectAll().execute();
  assert.deepEqual([row?.url, row?.sealed_secret, row?.sealed_former], [null, null, null]);
  for (const answer of [
    await operator.delete(path),
    await operator.post(`${path}/secret`),
    await operator.post(`${path}/test`),
  ])
    assert.deepEqual([answer.status, answer.body.code], [409, 'webhook.none']);
});

test('tries a dead receiver again and again, gives up, and sends again when it is asked to', async (t) => {
  const { receiver, operator, set, tell, runJobs, later, events, db } = await setUp(t);
  await set();
  await tell();
  receiver.answerWith(503);
  for (let tries = 1; tries < 10; tries += 1) {
    await assert.rejects(runJobs(), /a job failed/);
    assert.equal((await events())[0]?.state, 'waiting');
    await later();
  }
  await runJobs();
  const [event] = await events();
  assert.ok(event);
  assert.deepEqual([event.state, event.attempts.length, event.attempts[0]?.status], ['given-up', 10, 503]);
  const jobs = await sql`select 1 from graphile_worker.jobs where task_identifier = ${SEND_TEAM_EVENT}`.execute(db);
  assert.equal(jobs.rows.length, 0, 'a dead receiver is none of the queue’s faults');

  receiver.answerWith(200);
  const again = `/operator/remotes/webhook-events/${event._id}/send`;
  assert.equal((await operator.post(again)).status, 200);
  await runJobs();
  assert.equal((await events())[0]?.state, 'delivered');
  assert.equal(receiver.received.length, 11);
  assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1);
  // What was delivered may be sent again too: the receiver may have lost it.
  assert.equal((await operator.post(again)).status, 200);
  await runJobs();
  assert.equal(receiver.received.length, 12);
  const nobodys = '/operator/remotes/webhook-events/01a201b2-6651-75db-acf6-25def5ed657d/send';
  assert.equal((await operator.post(nobodys)).status, 404);
});

test('reaches no inner address, neither when it is set nor when it is asked', async (t) => {
  const { receiver, operator, path, set, tell, runJobs, db, events } = await setUp(t);
  for (const url of [
    ...['https://10.0.0.8/', 'https://[::1]/', 'https://localhost/', 'https://metadata.internal/'],
    ...['http://ci.example.com/', 'https://me:secret@ci.example.com/', 'ftp://ci.example.com/', 'no address'],
  ]) {
    const { status, body } = await operator.put(path, { url });
    assert.deepEqual([status, body.code], [422, 'webhook.address'], url);
  }
  await set();
  await tell();
  // As a site whose configuration named it no more would meet it.
  await db.updateTable('team_webhooks').set({ url: 'https://169.254.169.254/latest/' }).execute();
  await assert.rejects(runJobs(), /a job failed/);
  assert.deepEqual(
    (await events())[0]?.attempts.map(({ status, fault }) => [status, fault]),
    [[null, 'address']],
  );
  assert.equal(receiver.received.length, 0);
});

test('signs with both secrets for a day after one was changed', async (t) => {
  const { receiver, operator, path, set, tell, runJobs, db } = await setUp(t);
  const former = await set();
  const { secret, webhook } = (await operator.post(`${path}/secret`)).body.data as ChangedWebhook;
  assert.ok(secret && secret !== former);
  assert.ok(Date.parse(webhook.formerUntil ?? '') > Date.now());
  const signaturesOf = async (occasion: string) => {
    await tell(failing({ occasion }));
    await runJobs();
    const got = receiver.received.at(-1);
    assert.ok(got);
    const isBy = (one: string) =>
      String(got.headers['webhook-signature']).split(' ').includes(expectedSignature(got, one));
    return [isBy(secret), isBy(former)];
  };
  assert.deepEqual(await signaturesOf('one'), [true, true]);
  await db
    .updateTable('team_webhooks')
    .set({ former_until: new Date(Date.now() - 1000) })
    .execute();
  assert.deepEqual(await signaturesOf('two'), [true, false]);
});

test('signs with the secret that the receiver has, where a new one was made twice because its answer was lost', async (t) => {
  const { receiver, operator, path, set, tell, runJobs } = await setUp(t);
  const former = await set();
  const rotate = async () => (await operator.post(`${path}/secret`)).body.data as ChangedWebhook;
  const lost = await rotate();
  const told = await rotate();
  assert.equal(told.webhook.formerUntil, lost.webhook.formerUntil, 'and no longer than was promised for it');
  await tell();
  await runJobs();
  const got = receiver.received.at(-1);
  assert.ok(got && told.secret);
  assert.deepEqual(
    String(got.headers['webhook-signature']).split(' ').toSorted(),
    [expectedSignature(got, told.secret), expectedSignature(got, former)].toSorted(),
  );
});

test('lets a team set, try, see and remove its own by its deploy key', async (t) => {
  const {
    ask,
    feedTeam: { key },
    url,
    receiver,
    runJobs,
    operator,
  } = await setUp(t);
  const first = await ask(key, { action: 'set', url });
  assert.deepEqual([first.status, first.data.webhook.setByTeam], [200, 'feed-team']);
  assert.match(first.data.secret ?? '', /^whsec_/);
  assert.equal((await ask(key, { action: 'test' })).status, 200);
  await runJobs();
  assert.deepEqual(
    receiver.received.map(({ event }) => event.type),
    ['webhook.test'],
  );
  const shown = await ask(key, { action: 'show' });
  assert.deepEqual([shown.data.webhook.url, shown.data.secret, shown.data.webhook.events.length], [url, null, 1]);
  assert.match((await ask(key, { action: 'rotate' })).data.secret ?? '', /^whsec_/);
  assert.equal((await ask(key, { action: 'remove' })).data.webhook.url, null);

  const { data } = (await operator.get('/operator/audit-log?action=remote')).body.data;
  assert.deepEqual(
    data.map(({ action }: { action: string }) => action),
    ['removed', 'secret-changed', 'tried', 'set'].map((what) => `remote.webhook-${what}`),
  );
  assert.deepEqual(
    data.at(-1).details,
    { team: 'feed-team', address: { before: null, after: `${receiver.origin}/hooks` } },
    'no token of the address',
  );
});

test('takes nothing that is not signed for this site, now, by a key that it trusts for the remote', async (t) => {
  const { ask, guest, feedTeam, liveTeam, url, db } = await setUp(t);
  const set = { action: 'set', url } as const;
  const stranger = generateKey('feed-team', ['feed']).key;
  const refused = [
    await ask(stranger, set),
    await ask(liveTeam.key, set),
    await ask(feedTeam.key, { ...set, remote: 'live' }),
    await ask(feedTeam.key, { ...set, site: 'https://staging.barg.example' }),
    await ask(feedTeam.key, { ...set, type: 'channel' as 'webhook' }),
  ];
  for (const { status, code } of refused) assert.deepEqual([status, code], [403, 'webhook.not_signed']);
  for (const minutes of [-6, 6]) {
    const { status, code } = await ask(feedTeam.key, {
      ...set,
      at: new Date(Date.now() + minutes * 60_000).toISOString(),
    });
    assert.deepEqual([status, code], [409, 'webhook.outdated']);
  }
  const { envelope, status } = await ask(feedTeam.key, set);
  assert.equal(status, 200);
  const repeated = await guest.post('/remotes/webhooks', envelope);
  assert.deepEqual([repeated.status, repeated.body.code], [409, 'webhook.outdated'], 'somebody sends it once more');
  assert.equal((await guest.post('/remotes/webhooks', { payload: 'x' })).status, 422);

  await recordDeployKeys(db, [liveTeam.entry]);
  assert.equal((await ask(feedTeam.key, { action: 'show' })).code, 'webhook.not_signed', 'its key is trusted no more');
});
