import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newEvent, toEveryone } from '../../platform/publisher.ts';
import { createTestApi } from '../../testing/api.ts';
import { openSocket } from '../../testing/sockets.ts';
import { recordRefusals } from '../remote-health/refusals.ts';

const TOKEN = 'a-token-for-prometheus';

test('is not there without a token, and for nobody without it', async (t) => {
  const closed = await createTestApi(t);
  assert.equal((await closed.guest.get('/metrics')).status, 404);
  const open = await createTestApi(t, { METRICS_TOKEN: TOKEN });
  assert.equal((await open.guest.get('/metrics')).status, 401);
  assert.equal((await open.guest.get('/metrics', { authorization: 'Bearer another' })).status, 401);
  assert.equal((await open.as(await open.createOperator()).get('/metrics')).status, 401);
});

test('tells Prometheus how remotes do', async (t) => {
  const api = await createTestApi(t, { METRICS_TOKEN: TOKEN });
  const version = '0123456789abcdef';
  await api.db.insertInto('remote_versions').values({ remote: 'live', version }).execute();
  const of = { app: 'live', version };
  await api.guest.post('/client-reports', {
    isSampled: true,
    events: [
      { ...of, type: 'load', ms: 120 },
      { ...of, type: 'load', ms: 20_000 },
      { ...of, type: 'failure', kind: 'timeout' },
      { ...of, type: 'vital', vital: 'CLS', value: 40 },
    ],
  });
  const { status, text, headers } = await api.guest.get('/metrics', { authorization: `Bearer ${TOKEN}` });
  assert.equal(status, 200);
  assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/);
  const lines = text.split('\n');
  const labels = `remote="live",version="${version}"`;
  for (const line of [
    '# TYPE barg_remote_load_seconds histogram',
    `barg_remote_load_seconds_bucket{${labels},le="0.1"} 0`,
    `barg_remote_load_seconds_bucket{${labels},le="0.15"} 1`,
    `barg_remote_load_seconds_bucket{${labels},le="10"} 1`,
    `barg_remote_load_seconds_bucket{${labels},le="+Inf"} 2`,
    `barg_remote_load_seconds_sum{${labels}} 20.12`,
    `barg_remote_load_failures_total{${labels},kind="timeout"} 1`,
    `barg_web_vital_cls_bucket{${labels},le="0.05"} 1`,
  ])
    assert.ok(lines.includes(line), line);
  assert.match(text, /^process_resident_memory_bytes \d+$/m);
});

test('tells Prometheus what of a remote is not followed, as long as it is there', async (t) => {
  const { db, guest } = await createTestApi(t, { METRICS_TOKEN: TOKEN });
  const refused = async () =>
    (await guest.get('/metrics', { authorization: `Bearer ${TOKEN}` })).text
      .split('\n')
      .filter((line) => line.startsWith('barg_remote_refused_statements'));
  assert.deepEqual(await refused(), []);
  const forged = (sequence: number, code: string) => ({ remote: 'live', sequence, code, message: 'No.', live: 2 });
  const bad = 'release.bad_signature';
  await recordRefusals(db, [forged(5, bad), forged(4, bad), forged(3, 'release.invalid')]);
  assert.deepEqual(await refused(), [
    `barg_remote_refused_statements{remote="live",code="${bad}"} 2`,
    'barg_remote_refused_statements{remote="live",code="release.invalid"} 1',
  ]);
  await db
    .updateTable('remote_refusals')
    .set({ seen_at: new Date(Date.now() - 61_000) })
    .execute();
  assert.deepEqual(await refused(), []);
});

test('tells Prometheus how the process does: requests, jobs, sockets, events, connections', async (t) => {
  const api = await createTestApi(t, { METRICS_TOKEN: TOKEN });
  const url = await api.listen();
  const fan = await api.createUser();
  const socket = await openSocket(t, url, fan);
  api.context.publisher.publish(toEveryone, newEvent('settings.changed', { keys: [] }));
  await socket.event('settings.changed');
  await api.as(fan).get('/users/me');
  await api.guest.get(`/posts/${fan.id}/nowhere?token=secret`);
  await api.context.work((unit) => unit.addJob('forget-old-rows', {}));
  const read = async () => (await api.guest.get('/metrics', { authorization: `Bearer ${TOKEN}` })).text.split('\n');
  const before = await read();
  assert.ok(before.includes('barg_jobs{task="forget-old-rows",state="due"} 1'));
  await api.runJobs();
  const lines = await read();
  for (const line of [
    'barg_request_seconds_count{operation="getCurrentUser",status="2xx"} 1',
    'barg_request_seconds_count{operation="none",status="4xx"} 1',
    'barg_sockets 1',
    'barg_events_published_total{event="settings.changed"} 1',
    'barg_job_seconds_count{task="forget-old-rows",outcome="done"} 1',
    'barg_jobs_oldest_due_seconds 0',
    'barg_database_waiting{pool="main"} 0',
  ])
    assert.ok(lines.includes(line), `${line} is not in\n${lines.filter((own) => own.startsWith('barg')).join('\n')}`);
  assert.ok(!lines.some((line) => line.includes(fan.id) || line.includes('secret')));
});
